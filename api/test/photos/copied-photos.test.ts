import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { removeExpired } from '../../src/ground/database/upkeep.ts';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import { PhotoOrigin } from '../../src/register/photos/models/photo-origin.ts';
import { checkUploads } from '../../src/features/trace/commands/check-photos.ts';
import { alone } from '../../src/features/trace/one-at-a-time.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { startApi } from '../support/api-process.ts';
import {
  biodataForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUser,
  multipart,
} from '../support/factories.ts';
import { served } from '../support/marked-copies.ts';
import { pictureOf } from '../marks/pictures.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { upload } from '../support/uploads.ts';

const server = await startServer();
const admin = await server.as(await buildAdmin());

/** A JPEG as a phone sends it. Traces compare all similar photos, so each test has its own picture. */
const originalOf = async (kind: string) =>
  sharp(await pictureOf(kind, 720))
    .jpeg({ quality: 92 })
    .toBuffer();
const garden = await originalOf('garden');

type Family = { user: User; client: Client };
async function family(user?: User): Promise<Family> {
  const approved = user ?? (await buildApproved({ noticeReadAt: new Date() }));
  return { user: approved, client: await server.as(approved) };
}

async function uploadedBy(
  { user, client }: Family,
  picture = garden,
): Promise<Profile & { photoKey: string }> {
  expect((await upload(client, picture)).status).toBe(201);
  const where = { userId: user.id };
  const profile = await Profile.findOne({ where, order: [['id', 'DESC']], rejectOnEmpty: true });
  return profile as Profile & { photoKey: string };
}

/** Replace a biodata's photo by a photo that is no copy, as the site asks the uploader of a copy. */
async function replace({ client }: Family, { id }: Profile): Promise<void> {
  const form = await multipart(biodataForm(), { field: 'image', bytes: garden });
  expect((await client.call('updateProfile', { params: { id }, form })).status).toBe(200);
}

/** Return an account's copy of a photo, as a messenger app forwards it. */
const passedOn = async ({ client }: Family, { photoKey }: Profile) =>
  sharp(await served(client, photoKey, 'view'))
    .jpeg({ quality: 80 })
    .toBuffer();

const originOf = ({ photoKey }: Profile) => PhotoOrigin.findByPk(photoKey ?? '', { raw: true });
const asked = async ({ client }: Family) => (await client.call('getOwnProfiles')).body.copiedPhotos;
const reviewed = async ({ user }: Family) =>
  (await admin.call('getUserProfiles', { params: { id: user.id } })).body.copiedPhotos;

async function trace(picture: Buffer, named?: Profile) {
  const fields = named ? { profileId: named.id } : {};
  const form = await multipart(fields, { field: 'picture', bytes: picture });
  const { status, body } = await admin.call('traceCopy', { form });
  expect(status).toBe(200);
  return body;
}

async function checkAll(): Promise<void> {
  while (await PhotoOrigin.nextUnchecked()) await checkUploads();
}

// Record the photos of other tests as checked, so that only the photos of these tests are checked.
beforeAll(async () => {
  await PhotoOrigin.addMissing();
  await PhotoOrigin.update({ checkedAt: new Date() }, { where: { checkedAt: null } });
});

describe('the check of an upload', () => {
  test('the check finds another account’s copy, and asks the family for the original without a name', async () => {
    const [owner, reader, third] = await Promise.all([family(), family(), family()]);
    const photo = await uploadedBy(owner);
    const copy = await uploadedBy(third, await passedOn(reader, photo));
    await checkAll();
    expect(await originOf(photo)).toMatchObject({ madeOf: null, code: null });
    expect(await originOf(copy)).toMatchObject({ madeOf: photo.photoKey });
    expect(await asked(third)).toEqual([{ profileId: copy.id, isOwn: false }]);
    expect(await asked(owner)).toEqual([]);
    const { uploadedAt, ...line } = (await reviewed(third))[0] ?? {};
    expect(Date.now() - Date.parse(uploadedAt ?? '')).toBeLessThan(3_600_000);
    expect(line).toEqual({
      profileId: copy.id,
      hasNoOther: false,
      ofProfileId: photo.id,
      ofFullname: photo.fullName,
      holder: { userId: reader.user.id, name: reader.user.fullName, village: reader.user.village },
    });
  });

  test('the check finds the family’s own copy, and the site stops asking a family that has no other photo', async () => {
    const owner = await family();
    const copy = await uploadedBy(owner, await passedOn(owner, await uploadedBy(owner)));
    await checkAll();
    expect(await asked(owner)).toEqual([{ profileId: copy.id, isOwn: true }]);
    const call = { params: { id: copy.id } };
    expect((await admin.call('noOtherPhoto', call)).status).toBe(404);
    expect((await owner.client.call('noOtherPhoto', call)).status).toBe(200);
    expect(await asked(owner)).toEqual([]);
    expect(await reviewed(owner)).toMatchObject([{ profileId: copy.id, hasNoOther: true }]);
  });

  test('the site stops asking about a replaced or deleted copy, and keeps the source of a copy that was shown', async () => {
    const owner = await family();
    const photo = await uploadedBy(owner);
    const [one, other] = [await passedOn(owner, photo), await passedOn(owner, photo)];
    const [replaced, deleted] = [await uploadedBy(owner, one), await uploadedBy(owner, other)];
    await checkAll();
    expect(await asked(owner)).toHaveLength(2);
    await passedOn(owner, replaced);
    await replace(owner, replaced);
    await owner.client.call('deleteProfile', { params: { id: deleted.id } });
    expect(await asked(owner)).toEqual([]);
    await removeExpired(process.env['DATABASE_URL'] ?? '');
    expect(await originOf(replaced)).toMatchObject({ madeOf: photo.photoKey });
    expect(await originOf(deleted)).toBeNull();
    await checkAll();
    expect(await asked(owner)).toEqual([]);
    await replaced.reload();
    expect(await originOf(replaced)).toMatchObject({ madeOf: null, checkedAt: expect.any(Date) });
  });

  test('the check notes a photo without a mark that shows another family’s photo, only for administrators', async () => {
    const [owner, reader, third, fourth] = await Promise.all([family(), family(), family(), family()]);
    const original = await originalOf('courtyard');
    const photo = await uploadedBy(owner, original);
    await passedOn(reader, photo);
    const alike = await uploadedBy(third, await sharp(original).resize(600).jpeg({ quality: 60 }).toBuffer());
    const unlike = await uploadedBy(fourth, await originalOf('white wall'));
    await checkAll();
    expect(await originOf(alike)).toMatchObject({ madeOf: null, code: null, alikeTo: photo.photoKey });
    expect(await originOf(unlike)).toMatchObject({ madeOf: null, code: null, alikeTo: null });
    expect([await asked(third), await reviewed(third)]).toEqual([[], []]);
    const { body } = await admin.call('getReviewHints', { params: { id: third.user.id } });
    const of = { id: owner.user.id, name: owner.user.fullName };
    expect(body.hints.filter(({ kind }) => kind === 'alike')).toEqual([
      { kind: 'alike', profileId: alike.id, of },
    ]);
  });

  test('the check reads each photo once, also one from before the upgrade', async () => {
    const owner = await family();
    const photo = await uploadedBy(owner);
    const files = { view: await photoStore.get(photo.photoKey, 'view') };
    const copy = await sharp(await passedOn(owner, photo))
      .webp({ quality: 90 })
      .toBuffer();
    const photoKey = photo.photoKey.split('').reverse().join('');
    await photoStore.put(photoKey, { ...files, view: copy });
    const before = await buildProfile({ owner: owner.user, photoKey });
    await checkAll();
    expect(await originOf(before)).toBeNull();
    await PhotoOrigin.addMissing();
    await checkAll();
    const first = await originOf(before);
    expect(first).toMatchObject({ uploadedAt: null, madeOf: photo.photoKey });
    await PhotoOrigin.addMissing();
    await checkAll();
    expect(await originOf(before)).toEqual(first);
  });

  test('the check skips a photo that the store doesn’t have, and one that is not a picture', async () => {
    const owner = await family();
    const missing = await buildProfile({ owner: owner.user, photoKey: 'f'.repeat(32) });
    const broken = await buildProfile({ owner: owner.user, photoKey: 'e'.repeat(32) });
    await photoStore.put('e'.repeat(32), { view: Buffer.from('no picture at all') });
    await passedOn(owner, await uploadedBy(owner));
    await PhotoOrigin.addMissing();
    await checkAll();
    for (const profile of [missing, broken]) {
      expect(await originOf(profile)).toMatchObject({ madeOf: null, checkedAt: expect.any(Date) });
    }
  });

  test('the check stops for an administrator’s trace, and is repeated after it', async () => {
    const owner = await family();
    const photo = await uploadedBy(owner);
    const picture = await passedOn(owner, photo);
    await checkAll();
    const copy = await uploadedBy(owner, picture);
    const checking = checkUploads();
    while (tracers() === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await alone(async () => {
      expect(tracers()).toBe(0);
      await checkUploads();
      expect(tracers()).toBe(0);
    });
    await checking;
    expect(await originOf(copy)).toMatchObject({ checkedAt: null });
    await checkAll();
    expect(await originOf(copy)).toMatchObject({ madeOf: photo.photoKey });
  });

  test('the check runs by itself, also after the API was killed', async () => {
    const first = await startApi();
    const owner = await buildApproved({ noticeReadAt: new Date() });
    const photo = await uploadedBy(await family(owner));
    const copy = await uploadedBy(await family(owner), await passedOn(await family(owner), photo));
    await first.stop('SIGKILL');
    await startApi();
    await expect.poll(async () => (await originOf(copy))?.madeOf, { timeout: 120_000 }).toBe(photo.photoKey);
  });
});

/** Return the number of trace processes that this process started. */
function tracers(): number {
  const read = (pid: string, what: string) => {
    try {
      return readFileSync(`/proc/${pid}/${what}`, 'utf8');
    } catch {
      return '';
    }
  };
  const isOurs = (pid: string) => read(pid, 'stat').split(' ')[3] === String(process.pid);
  return readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && isOurs(pid) && read(pid, 'cmdline').includes('trace-process'),
  ).length;
}

describe('a trace of a photo that was uploaded again', () => {
  /** Create a family's photo, an account's upload of a copy of it, and a viewer's copy of that upload. */
  async function uploadedAgain(kind: string, by?: Family) {
    const [owner, viewer] = await Promise.all([family(), family()]);
    const reader = by ?? owner;
    const photo = await uploadedBy(owner, await originalOf(kind));
    const again = await uploadedBy(reader, await passedOn(reader, photo));
    await checkAll();
    return { owner, reader, viewer, photo, again, leaked: await passedOn(viewer, again) };
  }

  test.each([
    ['another family uploaded the copy that it was shown', 'courtyard', true],
    ['the family itself uploaded its own copy', 'white wall', false],
  ])(
    'a trace names the viewer of an uploaded copy, whichever biodata is named: %s',
    async (_story, kind, isAnothers) => {
      const story = await uploadedAgain(kind, isAnothers ? await family() : undefined);
      const { reader, viewer, photo, again, leaked } = story;
      for (const named of [photo, again, undefined]) {
        const { fits, ...first } = await trace(leaked, named);
        expect(first).toMatchObject({
          candidates: [{ userId: viewer.user.id, verdict: 'named' }],
          profileId: again.id,
          message: 'This is a copy that was shown to this account.',
        });
        expect(fits).toMatchObject([
          {
            profileId: again.id,
            candidates: [{ userId: viewer.user.id }],
            copyOf: { userId: reader.user.id, name: reader.user.fullName },
            isExplained: false,
          },
          {
            profileId: photo.id,
            candidates: [{ userId: reader.user.id }],
            copyOf: null,
            isExplained: true,
          },
        ]);
        expect(fits.map(({ uploadedAt }) => typeof uploadedAt)).toEqual(['string', 'string']);
      }
    },
  );

  test('a trace names the viewer of an uploaded copy that was replaced by another photo', async () => {
    const { reader, viewer, photo, again, leaked } = await uploadedAgain('family', await family());
    await replace(reader, again);
    for (const named of [photo, undefined]) {
      const { fits, ...first } = await trace(leaked, named);
      expect(first).toMatchObject({
        candidates: [{ userId: viewer.user.id, verdict: 'named' }],
        profileId: null,
        image: `/api/v1/photos/${photo.photoKey}`,
      });
      expect(fits.map(({ isGone, isExplained }) => [isGone, isExplained])).toEqual([
        [true, false],
        [false, true],
      ]);
    }
  });

  test('a trace doubts its answer if only a part of the copy was uploaded and is gone now', async () => {
    const [owner, reader, viewer] = await Promise.all([family(), family(), family()]);
    const photo = await uploadedBy(owner, await originalOf('portrait'));
    const part = { left: 90, top: 60, width: 420, height: 560 };
    const again = await uploadedBy(reader, await sharp(await passedOn(reader, photo)).extract(part).jpeg().toBuffer()); // prettier-ignore
    await checkAll();
    const own = await passedOn(reader, photo);
    const leaked = await passedOn(viewer, again);
    expect((await trace(own, photo)).fits).toMatchObject([{ wasUploadedAgain: false }]);
    await replace(reader, again);
    expect((await trace(leaked, photo)).fits).toMatchObject([
      { candidates: [{ userId: reader.user.id }], isExplained: false, wasUploadedAgain: true },
    ]);
  });

  test('a trace shows both photos, the newest upload first, before the upload was checked', async () => {
    const { viewer, reader, photo, again, leaked } = await uploadedAgain('portrait', await family());
    const unchecked = { checkedAt: null, madeOf: null, code: null };
    await PhotoOrigin.update(unchecked, { where: { photoKey: again.photoKey } });
    const { fits } = await trace(leaked, photo);
    expect(fits.map(({ candidates, isExplained }) => [candidates[0]?.userId, isExplained])).toEqual([
      [viewer.user.id, false],
      [reader.user.id, false],
    ]);
    await checkAll();
  });
});

test('a trace finds the photo among five copies of a pending account and other similar photos', async () => {
  const [owner, viewer] = await Promise.all([family(), family()]);
  const original = await originalOf('busy cloth');
  const photo = await uploadedBy(owner, original);
  const leaked = await passedOn(viewer, photo);
  const pending = await family(await buildUser());
  for (let at = 0; at < 5; at += 1) await uploadedBy(pending, leaked);
  for (const brightness of [0.9, 0.95, 1.05, 1.1]) {
    await uploadedBy(await family(), await sharp(original).modulate({ brightness }).jpeg().toBuffer());
  }
  for (const named of [undefined, photo]) {
    const { candidates, profileId } = await trace(leaked, named);
    expect([candidates.map(({ userId }) => userId), profileId]).toEqual([[viewer.user.id], photo.id]);
  }
});
