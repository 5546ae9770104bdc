import { SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { MAX_BIODATA, MAX_BIODATA_BEFORE_APPROVAL } from '@pehchan/contract/biodata';
import { describe, expect, test } from 'vitest';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import {
  accountForm,
  biodataForm,
  buildAdmin,
  buildApproved,
  buildProfile,
  buildProfiles,
  buildUser,
  multipart,
  newPhone,
  newWord,
} from '../support/factories.ts';
import { createBiodata, ownBiodata, yearsAgo } from '../support/biodata-calls.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

describe('a refused create-profile', () => {
  test('rejects a form without a photo, together with its other errors', async () => {
    const client = await server.as(await buildUser());
    const reply = await client.call('createProfile', {
      form: await multipart(biodataForm({ gotra: '' }), null),
    });
    expect(reply.body.message).toBe('Gotra  must be atleast 3 characters');
    expect(reply.body.fields).toMatchObject({ imageFile: 'Please choose a photo' });
  });

  test('rejects a visitor with invalid account fields, and creates no account', async () => {
    const phone = newPhone();
    const form = await multipart({ ...accountForm({ phone, password: 'short' }), ...biodataForm({ phone }) });
    const reply = await server.anonymous().call('createProfile', { form });
    expect(reply.body.fields).toEqual({ password: 'Password must be at least 8 characters long' });
    expect(await User.findByPhone(phone)).toBeNull();
  });

  test('rejects a visitor’s form with an invalid tick for candidateKnows', async () => {
    const phone = newPhone();
    const form = await multipart({
      ...accountForm({ phone }),
      ...biodataForm({ phone }),
      candidateKnows: 'PERHAPS',
    });
    const reply = await server.anonymous().call('createProfile', { form });
    expect(reply.body.fields?.['candidateKnows']).toMatch(/^Please tick this/);
  });

  test('returns 409 for a visitor whose phone is registered', async () => {
    const { phone } = await buildUser();
    const form = await multipart({ ...accountForm({ phone }), ...biodataForm({ phone }) });
    const reply = await server.anonymous().call('createProfile', { form });
    expect([reply.status, reply.body.fields]).toEqual([
      409,
      { phone: 'This mobile number is already registered.' },
    ]);
  });

  test.each<[string, (client: Client) => unknown]>([
    ['session', (client) => client.cookies.delete(SIGNED_IN_COOKIE)],
    ['hint', (client) => client.cookies.delete('pehchan.sid')],
  ])(
    'returns 401 once for an ended session with the %s cookie alone, and then accepts a visitor’s form',
    async (_, keep) => {
      const user = await buildUser();
      const client = await server.as(user);
      await user.update({ sessionVersion: 2 });
      keep(client);
      const reply = await createBiodata(client);
      expect([reply.status, reply.body.code, reply.body.fields]).toEqual([401, 'unauthenticated', undefined]);
      // The browser keeps the cookie of a known browser, in which an account signed in before.
      expect([...client.cookies.keys()]).toEqual(['pehchan.known']);
      const form = await multipart({ ...accountForm(), ...biodataForm() });
      expect((await client.call('createProfile', { form })).status).toBe(201);
    },
  );

  test('returns 401 for an ended session before the form counts as a registration', async () => {
    const client = server.anonymous();
    for (let tries = 0; tries < 45; tries += 1) {
      client.cookies.set(SIGNED_IN_COOKIE, '1');
      expect((await client.call('createProfile', { json: {} })).status).toBe(401);
    }
    expect((await client.call('createProfile', { json: {} })).status).toBe(400);
  });

  test.each([
    [
      'approved',
      MAX_BIODATA,
      'One account can have at most 20 biodata. Please delete one that you no longer need.',
    ],
    [
      'pending',
      MAX_BIODATA_BEFORE_APPROVAL,
      'Until your account is approved, it can have at most 5 biodata.',
    ],
  ] as const)(
    'returns 409 for more biodata than a %s account can have, also at the same moment, and accepts a repeated form',
    async (status, max, sentence) => {
      const owner = await buildUser({ status });
      const client = await server.as(owner);
      await buildProfiles(owner, Array<object>(max - 1).fill({}));
      const idempotencyKey = newWord();
      const sent = await Promise.all([1, 2].map(() => createBiodata(client, { idempotencyKey })));
      expect(sent.map(({ status }) => status)).toEqual([201, 201]);

      const reply = await createBiodata(client);
      expect([reply.status, reply.body.message]).toEqual([409, sentence]);
      expect(reply.body.fields).toEqual({ fullname: sentence });
      expect((await createBiodata(client, { idempotencyKey })).status).toBe(201);
      await Profile.destroy({ where: { userId: owner.id, idempotencyKey } });
      const both = await Promise.all([1, 2].map(() => createBiodata(client)));
      expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
      expect(await Profile.count({ where: { userId: owner.id } })).toBe(max);
    },
  );

  test('returns 429 for the sixty-first form of one account in ten minutes, and accepts another account’s form', async () => {
    const [owner, other] = [await server.as(await buildUser()), await server.as(await buildUser())];
    const { id } = await buildProfile();
    for (let count = 0; count < 60; count += 1) {
      expect((await owner.call('createProfile', { json: {} })).status).toBe(400);
    }
    const reply = await createBiodata(owner);
    expect([reply.status, reply.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await createBiodata(other)).status).toBe(201);
    // A form for another family's biodata does not count towards the sixty forms: it returns 404, not 429.
    expect((await owner.call('updateProfile', { params: { id } })).status).toBe(404);
  });

  test('rejects JSON like a form without a photo', async () => {
    const client = await server.as(await buildUser());
    const reply = await client.call('createProfile', { json: biodataForm() });
    expect(reply.body.fields).toEqual({ imageFile: 'Please choose a photo' });
  });
});

describe('create-profile', () => {
  test('stores the gotras of mother and grandmothers, which are optional', async () => {
    const client = await server.as(await buildUser());
    const said = { motherGotra: ' gautam ', fatherMotherGotra: 'Vashishth', employedIn: 'STUDYING' };
    expect((await createBiodata(client, said)).status).toBe(201);
    const [profile] = await ownBiodata(client);
    expect(profile).toMatchObject({
      motherGotra: 'GAUTAM',
      fatherMotherGotra: 'VASHISHTH',
      motherMotherGotra: '',
      employedIn: 'STUDYING',
    });
  });

  test('creates a visitor’s account with its first biodata, and signs in', async () => {
    const client = server.anonymous();
    const phone = newPhone();
    const form = await multipart({ ...accountForm({ phone }), ...biodataForm({ phone, father: undefined }) });
    const reply = await client.call('createProfile', { form });
    expect([reply.status, reply.body]).toEqual([201, { message: 'Biodata Created successfully⚡' }]);
    const [profile] = await ownBiodata(client);
    expect(profile).toMatchObject({ fullname: 'PRIYA SUTHAR', father: 'RAMESH SUTHAR', user: { phone } });
    expect((await client.call('check')).body.user.IsApproved).toBe(false);
  });

  test.each([
    ['YES', true],
    ['', false],
  ])('stores whether the candidate knows of the biodata (%j)', async (said, kept) => {
    const client = server.anonymous();
    const phone = newPhone();
    const form = { ...accountForm({ phone }), ...biodataForm({ phone }), candidateKnows: said };
    await client.call('createProfile', { form: await multipart(form) });
    const [own] = await ownBiodata(client);
    expect(own?.candidateKnows).toBe(kept);
  });

  test('tells administrators, and no other family, whether the candidate knows of the biodata', async () => {
    const { id } = await buildProfile({ candidateKnowsSince: new Date() });
    const seenBy = async (viewer: User) =>
      (await (await server.as(viewer)).call('getProfile', { params: { id } })).body.profile.candidateKnows;
    expect(await seenBy(await buildApproved())).toBeNull();
    expect(await seenBy(await buildAdmin())).toBe(true);
  });

  test('stores one biodata for a form that is sent again, with its last values', async () => {
    const client = await server.as(await buildUser());
    const idempotencyKey = newWord();
    await createBiodata(client, { idempotencyKey, fullname: 'Pria Suthar' });
    const [first] = await ownBiodata(client);
    expect((await createBiodata(client, { idempotencyKey, fullname: 'Priya Suthar' })).status).toBe(201);
    const [again, ...more] = await ownBiodata(client);
    expect([again?.id, again?.fullname, more]).toEqual([first?.id, 'PRIYA SUTHAR', []]);
    expect(again?.image).not.toBe(first?.image);

    await createBiodata(client, { idempotencyKey: newWord() });
    expect(await ownBiodata(client)).toHaveLength(2);
  });

  test('stores one biodata for a form that is sent several times at the same moment', async () => {
    const client = await server.as(await buildUser());
    const idempotencyKey = newWord();
    const sent = await Promise.all([1, 2, 3].map(() => createBiodata(client, { idempotencyKey })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await ownBiodata(client)).toHaveLength(1);
  });

  test('stores a biodata for each of two accounts that send the same idempotency key', async () => {
    const [one, other] = [await server.as(await buildUser()), await server.as(await buildUser())];
    const idempotencyKey = newWord();
    await createBiodata(one, { idempotencyKey });
    await createBiodata(other, { idempotencyKey });
    expect([await ownBiodata(one), await ownBiodata(other)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('adds a biodata to the signed-in account, and ignores account fields in the form', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    const form = await multipart({
      ...accountForm({ name: 'Somebody Else' }),
      ...biodataForm({ gender: 'male' }),
    });
    await client.call('createProfile', { form });
    const [profile] = await ownBiodata(client);
    expect(profile).toMatchObject({
      gender: 'MALE',
      user: { id: user.id, name: user.fullName, phone: user.phone },
    });
  });

  test('stores every field, blank ones as blank and missing counts as 0', async () => {
    const client = await server.as(await buildUser());
    const written = {
      height: "5.4'", aboutme: 'Likes\nrain', hobbies: 'Music', aboutmyfamily: 'Big', aboutmycareer: 'New', aboutmyeducation: 'Long',
      education: 'b.com', college: 'x college', occupation: 'teacher', organisation: 'school', noOfBrothers: '2', noOfMarriedBrothers: '1',
      noOfsisters: '', age: '26',
    }; // prettier-ignore
    await createBiodata(client, written);
    const [profile] = await ownBiodata(client);
    expect(profile).toMatchObject({
      ...written,
      education: 'B.COM', college: 'X COLLEGE', occupation: 'TEACHER', organisation: 'SCHOOL',
      noOfBrothers: 2, noOfMarriedBrothers: 1, noOfsisters: 0, noOfMarriedSisters: 0,
      dateOfBirth: '1999-04-01T00:00:00.000Z', currentLiveCity: 'MUMBAI', age: expect.any(Number) as number,
    }); // prettier-ignore
    expect(profile?.age).toBeGreaterThanOrEqual(27);
  });

  test('stores the facts that families ask, in the usual spellings, and leaves facts blank that are not sent', async () => {
    const client = await server.as(await buildUser());
    const blank = { birthTime: '', manglik: '', secondPhone: '', fatherWork: '', lookingFor: '' } as const;
    await createBiodata(client, { fullname: 'KAVITA', ...blank });
    await createBiodata(client, {
      birthTime: '७:४५', manglik: 'partly', secondPhone: '+91 98765 00012', fatherWork: 'cloth shop, Surat',
      nanihalVillage: 'sector 14', contactRelation: 'Mama ji, after 7', lookingFor: 'B.Com or more',
    }); // prettier-ignore
    expect(await ownBiodata(client)).toMatchObject([
      {
        birthTime: '07:45', manglik: 'PARTLY', secondPhone: '9876500012', fatherWork: 'CLOTH SHOP, SURAT',
        nanihalVillage: 'SECTOR 14', contactRelation: 'Mama ji, after 7', lookingFor: 'B.Com or more',
      },
      blank,
    ]); // prettier-ignore
  });

  test.each([
    ['who turns 21 today in India', yearsAgo(21), 21],
    ['who turns 121 tomorrow', yearsAgo(121, 1), 120],
  ])('accepts a candidate %s', async (_, dateOfBirth, age) => {
    const client = await server.as(await buildUser());
    expect((await createBiodata(client, { dateOfBirth, age: String(age) })).status).toBe(201);
    expect((await ownBiodata(client))[0]?.age).toBe(age);
  });

  test('stores Devanagari and text that looks like code unchanged', async () => {
    const client = await server.as(await buildUser());
    const aboutme = `प्रिया <b>"'; DROP TABLE users;-- {{6*9}} 😀`;
    await createBiodata(client, { fullname: 'प्रिया सुथार', aboutme });
    expect(await ownBiodata(client)).toMatchObject([{ fullname: 'प्रिया सुथार', aboutme }]);
  });

  test('keeps the joiners of Hindi, and removes all other invisible characters', async () => {
    const client = await server.as(await buildUser());
    await createBiodata(client, {
      fullname: '\u202eश्\u200dरी \u200bक्\u200dष\u0000',
      aboutme: 'एक\r\nदो\u2066\n\nतीन',
    });
    expect((await ownBiodata(client))[0]).toMatchObject({
      fullname: 'श्\u200dरी क्\u200dष',
      aboutme: 'एक\nदो\n\nतीन',
    });
  });
});
