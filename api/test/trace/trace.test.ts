import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { LedgerEntry } from '../../src/register/views/models/ledger-entry.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { PhotoServing } from '../../src/register/photos/models/photo-serving.ts';
import { buildAdmin, buildApproved, buildProfile, multipart } from '../support/factories.ts';
import { forgetPhotos, pixelsOf, served, type Size, storeMediumPhoto } from '../support/marked-copies.ts';
import { canvas, jpegOfScans } from '../support/pictures.ts';
import { stored } from '../support/uploads.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
const admin = await buildAdmin();
const client = await server.as(admin);

const photo = await storeMediumPhoto();
const leaker = await buildApproved();
const another = await buildApproved();
const profile = await buildProfile({ photoKey: photo.key });

beforeEach(async () => {
  await forgetPhotos(profile.id);
  await LedgerEntry.destroy({ where: { viewerId: admin.id } });
});

/** Return the picture as a messenger forwards it. */
const forwarded = (picture: Buffer) => sharp(picture).jpeg({ quality: 60 }).toBuffer();

const leaked = async (who = leaker, size: Size = 'view') =>
  forwarded(await served(await server.as(who), photo.key, size));

const trace = async (picture: Buffer | null, fields: Record<string, unknown> = {}, as: Client = client) =>
  as.call('traceCopy', {
    form: await multipart(fields, picture && { field: 'picture', bytes: picture }),
  });

/** Expect one line of this test in the biodata’s access log, whatever the trace found. */
async function expectLogged(): Promise<void> {
  const lines = await LedgerEntry.findAll({
    where: { profileId: profile.id, viewerId: admin.id },
    raw: true,
  });
  expect(lines).toMatchObject([{ kind: 'administrator', times: 1 }]);
}

/** Expect a photo at these corners, in shares of the picture's sides. */
function expectCorners(place: { x: number; y: number }[] | null, corners: number[]): void {
  const found = (place ?? []).flatMap(({ x, y }) => [x, y]);
  const missed = corners.map((share, at) => Math.abs(share - (found[at] ?? NaN)));
  expect(Math.max(...missed)).toBeLessThan(0.01);
}

describe('refused traces', () => {
  test('traceCopy refuses a request without a picture', async () => {
    const reply = await trace(null);
    expect([reply.status, reply.body.fields]).toEqual([400, { picture: 'Please choose a photo' }]);
  });

  test('traceCopy refuses a file that is no picture', async () => {
    const reply = await trace(Buffer.from('a letter'), { profileId: profile.id });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['picture']]);
  });

  test('traceCopy refuses a file of more than five megabytes', async () => {
    const reply = await trace(Buffer.alloc(6 * 1024 * 1024), { profileId: profile.id });
    expect([reply.status, Object.keys(reply.body.fields ?? {})]).toEqual([400, ['picture']]);
  });

  test('traceCopy refuses twenty megabytes and pictures that cannot be decoded, and then traces the next one', async () => {
    const copy = await leaked(leaker, 'card');
    const pictures = {
      'twenty megabytes': Buffer.alloc(20 * 1024 * 1024),
      'a picture that needs minutes to decode': jpegOfScans(4000, 4000),
      'a picture that is cut off': copy.subarray(0, copy.length / 2),
    };
    for (const [what, picture] of Object.entries(pictures)) {
      const reply = await trace(picture, { profileId: profile.id });
      expect([reply.status, Object.keys(reply.body.fields ?? {})], what).toEqual([400, ['picture']]);
    }
    const { body } = await trace(copy, { profileId: profile.id });
    expect(body.candidates).toMatchObject([{ userId: leaker.id, verdict: 'named' }]);
  });

  test.each(['a b c', '0 0 1 0 1 1 0', '0 0 1 0 1 1 0 2'])(
    'traceCopy refuses invalid corners: %s',
    async (corners) => {
      const reply = await trace(await canvas(64, 64).jpeg().toBuffer(), { corners });
      expect(reply.body.fields).toEqual({ corners: 'Please set four corners in the picture' });
    },
  );

  test('traceCopy refuses a missing biodata, and a biodata without a photo', async () => {
    const picture = await canvas(64, 64).jpeg().toBuffer();
    expect((await trace(picture, { profileId: 4_000_000 })).status).toBe(404);
    const { id } = await buildProfile();
    expect((await trace(picture, { profileId: id })).body.fields).toEqual({
      profileId: 'This biodata has no photo.',
    });
  });

  test('traceCopy refuses a second trace during the first, and returns how long to wait', async () => {
    const picture = await leaked();
    const replies = await Promise.all([1, 2].map(() => trace(picture, { profileId: profile.id })));
    const [done, waits] = replies.sort((one, other) => one.status - other.status);
    expect([done?.status, waits?.status]).toEqual([200, 429]);
    expect(Number(waits?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(waits?.body.message).toMatch(/^Another picture is being compared/);
  });
});

describe('traces', () => {
  test.each<Size>(['view', 'card'])(
    'traceCopy names the account that the copy was served to, and records the trace: %s',
    async (size) => {
      const picture = await leaked(leaker, size);
      await leaked(another, size);
      const files = await stored();
      const { status, body } = await trace(picture, { profileId: profile.id });
      expect(status).toBe(200);
      expect(body.candidates).toMatchObject([
        { userId: leaker.id, name: leaker.fullName, village: leaker.village, verdict: 'named' },
      ]);
      expect(body.candidates[0]?.code).toBe(await MarkCode.of(leaker.id));
      expect([body.profileId, body.fullname, body.isMirrored]).toEqual([profile.id, profile.fullName, false]);
      expect(body.message).toBe('This is a copy that was shown to this account.');
      // The photo fills the whole picture, so its corners are those of the picture.
      expectCorners(body.place, [0, 0, 1, 0, 1, 1, 0, 1]);
      expect(await stored()).toEqual(files);
      await expectLogged();
      const entry = await AuditEntry.findOne({
        where: { action: 'trace' },
        order: [['id', 'DESC']],
        raw: true,
      });
      expect(entry).toMatchObject({ actorId: admin.id, subjectId: profile.id, userId: profile.userId });
    },
  );

  test('traceCopy reports combined copies, and names each account', async () => {
    const copies = await Promise.all([leaker, another].map((who) => leaked(who)));
    const [one, other] = await Promise.all(copies.map(pixelsOf));
    if (!one || !other) throw new Error('two copies');
    const { width, height } = one;
    const between = Buffer.from(one.data.map((value, at) => (value + (other.data[at] ?? 0)) / 2));
    const picture = await sharp(between, { raw: { width, height, channels: 3 } })
      .png()
      .toBuffer();
    const { body } = await trace(picture, { profileId: profile.id });
    expect(body.candidates.map(({ userId, verdict }) => `${userId} ${verdict}`).sort()).toEqual(
      [leaker.id, another.id].map((id) => `${id} named`).sort(),
    );
    expect(body.message).toBe('This picture combines copies that were shown to several accounts.');
  });

  test('traceCopy names the account that was served an account’s own photo', async () => {
    const own = await storeMediumPhoto();
    const holder = await buildApproved({ photoKey: own.key });
    const picture = await forwarded(await served(await server.as(leaker), own.key, 'view'));
    // Both photos show the same face: only the mark distinguishes them.
    await Profile.update({ photoKey: null }, { where: { id: profile.id } });
    const { body } = await trace(picture);
    await Profile.update({ photoKey: photo.key }, { where: { id: profile.id } });
    expect(body.candidates).toMatchObject([{ userId: leaker.id, verdict: 'named' }]);
    expect([body.profileId, body.image]).toEqual([null, `/api/v1/photos/${holder.photoKey}`]);
  });

  test('traceCopy finds the biodata without being told it, also in a mirrored copy', async () => {
    const { body } = await trace(
      await sharp(await leaked())
        .flop()
        .toBuffer(),
    );
    expect([body.profileId, body.isMirrored, body.candidates[0]?.userId]).toEqual([
      profile.id,
      true,
      leaker.id,
    ]);
    expectCorners(body.place, [1, 0, 0, 0, 0, 1, 1, 1]);
    await expectLogged();
  });

  test('traceCopy names no account in an unrelated picture, and adds a line in the access log', async () => {
    const { body } = await trace(await canvas(600, 600).jpeg().toBuffer(), { profileId: profile.id });
    expect([body.candidates, body.profileId]).toEqual([[], null]);
    expect(body.message).toBe('The picture shows no photo of the register.');
    await expectLogged();
  });

  test('traceCopy finds the photo of the copy, also when a biodata with a similar photo is named', async () => {
    const alike = await storeMediumPhoto();
    const { id } = await buildProfile({ photoKey: alike.key });
    const { body } = await trace(await leaked(leaker), { profileId: id });
    expect([body.profileId, body.candidates.map(({ userId }) => userId)]).toEqual([profile.id, [leaker.id]]);
    expect(body.fits).toHaveLength(1);
  });

  test('traceCopy names no account in the stored photo, which is never served', async () => {
    const { body } = await trace(photo.stored.view, { profileId: profile.id });
    expect([body.candidates, body.fits, body.profileId]).toEqual([[], [], profile.id]);
    expect(body.message).toBe('The photo was found, but this picture has no trace mark.');
  });

  test('traceCopy names no account without a record that it was served the photo, and reports the contradiction', async () => {
    const innocent = await buildApproved();
    const picture = await leaked(innocent);
    await PhotoServing.destroy({ where: { photoKey: photo.key, code: await MarkCode.of(innocent.id) } });
    const { body } = await trace(picture, { profileId: profile.id });
    expect(body.candidates).toEqual([]);
    expect(body.message).toMatch(/^The mark fits an account that was never shown this photo/);
  });

  test('traceCopy names a deleted account by its kept name and village', async () => {
    const gone = await buildApproved({ fullName: 'GOPAL RAWAL' });
    const picture = await leaked(gone);
    const code = await MarkCode.of(gone.id);
    const { status } = await client.call('deleteUser', { params: { id: gone.id } });
    expect(status).toBe(200);
    const { body } = await trace(picture, { profileId: profile.id });
    expect(body.candidates).toMatchObject([
      { userId: null, name: 'GOPAL RAWAL', village: gone.village, code, verdict: 'named' },
    ]);
  });
});
