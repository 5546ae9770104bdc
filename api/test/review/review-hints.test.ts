import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Hint } from '@pehchan/contract/review';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { PhotoOrigin } from '../../src/register/photos/models/photo-origin.ts';
import {
  buildAdmin,
  buildApproved,
  buildProfile,
  buildUser,
  newPhone,
  newWord,
} from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

const reviewed = async ({ id }: { id: number }) => {
  const { status, body } = await admin.call('getReviewHints', { params: { id } });
  expect(status).toBe(200);
  return body;
};
const hintsOf = async (user: User) => (await reviewed(user)).hints;
const named = ({ id, fullName }: User) => ({ id, name: fullName });

/** A birthday that no other biodata of this run has. */
let days = 0;
const newBirthday = () => new Date(Date.UTC(1901, 0, (days += 1))).toISOString().slice(0, 10);
/** Biodata that no other one is like. */
const unlike = () => ({ fullName: newWord(), fatherName: newWord(), dateOfBirth: newBirthday() });

describe('GET /admin/review-hints/:id', () => {
  test('returns no hint for a family that is like no other', async () => {
    const user = await buildUser();
    await buildProfile({ owner: user, ...unlike() });
    expect(await hintsOf(user)).toEqual([]);
  });

  test('returns 404 for an account that does not exist', async () => {
    const { status } = await admin.call('getReviewHints', { params: { id: 4_000_000_000 } });
    expect(status).toBe(404);
  });

  test('names the account whose biodata has the account’s number as second number', async () => {
    const [user, other] = [await buildUser(), await buildApproved({ fullName: 'GOPAL SUTHAR' })];
    await buildProfile({ owner: other, ...unlike(), secondPhone: user.phone });
    expect(await hintsOf(user)).toEqual([{ kind: 'number', profileId: null, of: named(other) }]);
    expect(await hintsOf(other)).toEqual([{ kind: 'number', profileId: null, of: named(user) }]);
  });

  test('names each account with a second number of the family once', async () => {
    const secondPhone = newPhone();
    const [user, other, rejected] = [
      await buildUser(),
      await buildUser(),
      await buildUser({ status: 'rejected' }),
    ];
    for (const owner of [user, user, other, other]) await buildProfile({ owner, ...unlike(), secondPhone });
    await buildProfile({ owner: rejected, ...unlike(), phone: secondPhone });
    expect(await hintsOf(user)).toEqual(
      [other, rejected].map((account) => ({ kind: 'number', profileId: null, of: named(account) })),
    );
  });

  test('finds no number in biodata without a second number', async () => {
    const user = await buildUser();
    await buildProfile({ owner: user, ...unlike(), secondPhone: '' });
    await buildProfile({ ...unlike(), secondPhone: '' });
    expect(await hintsOf(user)).toEqual([]);
  });

  test.each([
    ['POOJA SUTHAR', { fullName: 'पूजा जांगिड़' }],
    ['PUJA', { fullName: 'POOJA KUMARI SUTHAR' }],
    ['RAM LAL SUTHAR', { fullName: 'RAMLAL' }],
    [newWord(), { fullName: 'POOJA SUTHAR', fullNameHindi: 'रेखा सुथार' }, 'रेखा'],
  ])(
    '%s of another account is the same candidate as %o with the same birthday',
    async (fullName, other, hindi = '') => {
      const [user, dateOfBirth] = [await buildUser(), newBirthday()];
      const own = await buildProfile({
        owner: user,
        ...unlike(),
        fullName,
        fullNameHindi: hindi,
        dateOfBirth,
      });
      const owner = await buildUser({ status: 'rejected' });
      await buildProfile({ owner, ...unlike(), ...other, dateOfBirth, listing: 'lapsed' });
      expect(await hintsOf(user)).toEqual([{ kind: 'candidate', profileId: own.id, of: named(owner) }]);
    },
  );

  test('a shared surname, another gender or another birthday is no same candidate', async () => {
    const [user, dateOfBirth] = [await buildUser(), newBirthday()];
    await buildProfile({ owner: user, ...unlike(), fullName: 'REKHA SUTHAR', dateOfBirth });
    await buildProfile({ ...unlike(), fullName: 'KAVITA SUTHAR', dateOfBirth });
    await buildProfile({ ...unlike(), fullName: 'REKHA SUTHAR', dateOfBirth, gender: 'MALE' });
    await buildProfile({ ...unlike(), fullName: 'REKHA SUTHAR' });
    expect(await hintsOf(user)).toEqual([]);
  });

  test('finds a candidate of the same father and village by name, whatever the birthday is', async () => {
    const [user, fatherName] = [await buildUser(), newWord()];
    const own = await buildProfile({
      owner: user,
      ...unlike(),
      fullName: 'REKHA',
      fatherName,
      village: 'MAROL',
    });
    const other = await buildApproved();
    await buildProfile({ owner: other, ...unlike(), fullName: 'रेखा देवी', fatherName, village: 'MAROL' });
    await buildProfile({ ...unlike(), fullName: 'REKHA', fatherName, village: 'DHAN' });
    await buildProfile({ ...unlike(), fullName: 'KAVITA', fatherName, village: 'MAROL' });
    expect(await hintsOf(user)).toEqual([{ kind: 'candidate', profileId: own.id, of: named(other) }]);
  });

  test('the family’s own second biodata of a candidate is no hint', async () => {
    const user = await buildUser();
    const columns = unlike();
    await buildProfile({ owner: user, ...columns });
    await buildProfile({ owner: user, ...columns });
    expect(await hintsOf(user)).toEqual([]);
  });

  test('reports each biodata with an unknown gotra', async () => {
    const user = await buildUser();
    const [latin, hindi] = [
      await buildProfile({ owner: user, ...unlike(), gotra: 'NA' }),
      await buildProfile({ owner: user, ...unlike(), gotra: 'पता नहीं' }),
    ];
    await buildProfile({ owner: user, ...unlike(), gotra: 'KASHYAP' });
    expect(await hintsOf(user)).toEqual(
      [latin, hindi].map(({ id }) => ({ kind: 'gotra', profileId: id, of: null })),
    );
  });

  test('reports a marked copy, with the account that has the source until that photo is removed', async () => {
    const [user, source] = [await buildUser(), await buildApproved()];
    const own = await buildProfile({ owner: user, ...unlike(), withPhoto: true });
    const original = await buildProfile({ owner: source, ...unlike(), withPhoto: true });
    await PhotoOrigin.create({
      photoKey: own.photoKey ?? '',
      madeOf: original.photoKey,
      code: await codeOf(source),
    });
    const copied = { kind: 'copied', profileId: own.id } as const;
    expect(await hintsOf(user)).toEqual([{ ...copied, of: named(source) }]);
    await original.update({ photoKey: null });
    expect(await hintsOf(user)).toEqual([{ ...copied, of: null }]);
  });

  test('reports a marked copy as the account’s own photo', async () => {
    const [photoKey, madeOf] = [0, 1].map(() => randomBytes(16).toString('hex')) as [string, string];
    const [user, source] = [await buildUser({ photoKey }), await buildApproved({ photoKey: madeOf })];
    await PhotoOrigin.create({ photoKey, madeOf, code: await codeOf(source) });
    expect(await hintsOf(user)).toEqual([{ kind: 'copied', profileId: null, of: named(source) }]);
  });

  test('reports a photo that looks like another account’s photo, until that photo is removed', async () => {
    const [user, other] = [await buildUser(), await buildApproved()];
    const own = await buildProfile({ owner: user, ...unlike(), withPhoto: true });
    const like = await buildProfile({ owner: other, ...unlike(), withPhoto: true });
    await PhotoOrigin.create({ photoKey: own.photoKey ?? '', alikeTo: like.photoKey });
    expect(await hintsOf(user)).toEqual([{ kind: 'alike', profileId: own.id, of: named(other) }]);
    await like.update({ photoKey: null });
    expect(await hintsOf(user)).toEqual([]);
  });

  test('a photo that looks like the family’s own other photo is no hint', async () => {
    const user = await buildUser();
    const [one, other] = [
      await buildProfile({ owner: user, ...unlike(), withPhoto: true }),
      await buildProfile({ owner: user, ...unlike(), withPhoto: true }),
    ];
    await PhotoOrigin.create({ photoKey: other.photoKey ?? '', alikeTo: one.photoKey });
    expect(await hintsOf(user)).toEqual([]);
  });

  test('returns at most ten hints, in the order number, candidate, copied, gotra', async () => {
    const [user, other] = [await buildUser(), await buildUser()];
    const columns = unlike();
    const photo = { ...columns, withPhoto: true, gotra: 'NA' };
    for (let count = 0; count < 8; count += 1) await buildProfile({ owner: user, ...unlike(), gotra: 'NA' });
    const { photoKey } = await buildProfile({ owner: user, ...photo });
    await PhotoOrigin.create({ photoKey: photoKey ?? '', madeOf: 'f'.repeat(32), code: await codeOf(other) });
    await buildProfile({ owner: other, ...columns, secondPhone: user.phone });
    const kinds = (await hintsOf(user)).map(({ kind }) => kind);
    expect(kinds).toEqual(['number', 'candidate', 'copied', ...Array<Hint['kind']>(7).fill('gotra')]);
  });

  test('counts the other approved accounts of the village and names the three approved first', async () => {
    const village = 'AMBLARI';
    const user = await buildApproved({ village, statusSince: new Date('2020-01-01') });
    const before = await reviewed(user);
    const names = ['LAST', 'FIRST', 'SECOND', 'THIRD'];
    const years = [2004, 2001, 2002, 2003];
    for (const [at, fullName] of names.entries()) {
      await buildApproved({ village, fullName, statusSince: new Date(Date.UTC(years[at] ?? 0, 0)) });
    }
    await buildUser({ village, fullName: 'PENDING', statusSince: new Date('2000-01-01') });
    expect((await reviewed(user)).neighbours).toEqual({
      total: before.neighbours.total + 4,
      names: ['FIRST', 'SECOND', 'THIRD'],
    });
  });
});

const codeOf = async ({ id }: User) => (await MarkCode.findByPk(id, { rejectOnEmpty: true })).code;
