import { type SessionReply, SIGNED_IN_COOKIE } from '@pehchan/contract/accounts';
import { MAX_BIODATA, type ProfileReply, type ProfilesReply } from '@pehchan/contract/biodata';
import { today } from '@pehchan/contract/common';
import { describe, expect, test } from 'vitest';
import { Profile } from '../src/biodata/models/profile.ts';
import { User } from '../src/accounts/models/user.ts';
import {
  accountForm, biodataForm, buildAdmin, buildApproved, buildProfile, buildProfiles, buildUser, multipart, newPhone, newWord,
} from './factories.ts'; // prettier-ignore
import { type Client, startServer } from './test-server.ts';

const server = await startServer();
const yearsAgo = (years: number, days = 0) => {
  const date = new Date(`${today()}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() - years);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
const create = async (client: Client, change: Record<string, unknown> = {}) =>
  client.call('createProfile', { form: await multipart(biodataForm(change)) });
const own = async (client: Client) => (await client.call<ProfilesReply>('getOwnProfiles')).body.profiles;

/** Each bad value of a biodata and its sentence (specification section 5). */
const BAD: [string, Record<string, unknown>, string][] = [
  ['fullname', { fullname: 'Al' }, 'Full Name must be at least 3 characters'],
  ['fullname', { fullname: '\u200b\u200b\u200b' }, 'Full Name must be at least 3 characters'],
  ['fullname', { fullname: '\u3164\u3164\u3164' }, 'Full Name must be at least 3 characters'],
  ['gender', { gender: 'OTHER' }, 'Choose Male or Female'],
  ['dateOfBirth', { dateOfBirth: '' }, 'Date of birth is required.'],
  ['dateOfBirth', { dateOfBirth: '2000-02-30' }, 'Invalid date format.'],
  ['dateOfBirth', { dateOfBirth: '01/04/1999' }, 'Invalid date format.'],
  ['dateOfBirth', { dateOfBirth: yearsAgo(-1) }, 'Date of birth cannot be in the future.'],
  ['dateOfBirth', { dateOfBirth: yearsAgo(21, 1) }, 'Member must be at least 21 years old.'],
  ['dateOfBirth', { dateOfBirth: yearsAgo(121) }, 'Date input not valid.'],
  ['dateOfBirth', { dateOfBirth: '0000-01-01' }, 'Date input not valid.'],
  ['age', { age: '20' }, 'Age must be at least 21.'],
  ['age', { age: '121' }, 'Age must be at most 120.'],
  ['age', { age: '1e308' }, 'Age must be at most 120.'],
  ['age', { age: '-1' }, 'Age must be a positive number'],
  ['currentLiveCity', { currentLiveCity: 'ab' }, 'City  must be atleast 3 characters'],
  ['gotra', { gotra: 'ab' }, 'Gotra  must be atleast 3 characters'],
  ['motherMotherGotra', { motherMotherGotra: 'ab' }, 'Gotra  must be atleast 3 characters'],
  ['phone', { phone: '' }, 'Phone number is required.'],
  ['phone', { phone: '12345678901' }, 'Invalid Number!'],
  ['village', { village: 'NOWHERE' }, 'Choose one of the eleven villages'],
  ['father', { father: 'ab' }, 'Father Name must be at least 3 characters long'],
  ['mother', { mother: 'ab' }, 'Mother Name must be atleast 3 characters'],
  ['employedIn', { employedIn: 'NOTHING' }, 'Choose Private, Government, Business, Studying or At home'],
  ['noOfBrothers', { noOfBrothers: '1.5' }, 'No of Brothers must be an integer'],
  ['noOfsisters', { noOfsisters: 'two' }, 'No of Sisters must be an integer'],
  ['noOfMarriedBrothers', { noOfMarriedBrothers: '21' }, 'Enter a number from 0 to 20'],
  ['noOfMarriedSisters', { noOfMarriedSisters: '-1' }, 'Enter a number from 0 to 20'],
  ['education', { education: 'x'.repeat(151) }, 'At most 150 characters.'],
  ['hobbies', { hobbies: 'x'.repeat(3001) }, 'At most 3000 characters.'],
];

describe('create-profile refuses', () => {
  test.each(BAD)('%s %o', async (field, change, sentence) => {
    const client = await server.as(await buildUser());
    const reply = await create(client, change);
    expect([reply.status, reply.body.fields]).toEqual([400, { [field]: sentence }]);
    expect(await own(client)).toEqual([]);
  });

  test('a form without a photo, together with its other faults', async () => {
    const client = await server.as(await buildUser());
    const reply = await client.call('createProfile', {
      form: await multipart(biodataForm({ gotra: '' }), null),
    });
    expect(reply.body.message).toBe('Gotra  must be atleast 3 characters');
    expect(reply.body.fields).toMatchObject({ imageFile: 'Please choose a photo' });
  });

  test('a visitor whose account fields are bad, and makes no account', async () => {
    const phone = newPhone();
    const form = await multipart({ ...accountForm({ phone, password: 'short' }), ...biodataForm({ phone }) });
    const reply = await server.anonymous().call('createProfile', { form });
    expect(reply.body.fields).toEqual({ password: 'Password must be at least 8 characters long' });
    expect(await User.findByPhone(phone)).toBeNull();
  });

  test('a visitor whose phone is taken', async () => {
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
  ])('whose session has ended, known by the %s alone, and then takes them for a visitor', async (_, keep) => {
    const user = await buildUser();
    const client = await server.as(user);
    await user.update({ sessionVersion: 2 });
    keep(client);
    const reply = await create(client);
    expect([reply.status, reply.body.code, reply.body.fields]).toEqual([401, 'unauthenticated', undefined]);
    expect(client.cookies.size).toBe(0);
    const form = await multipart({ ...accountForm(), ...biodataForm() });
    expect((await client.call('createProfile', { form })).status).toBe(201);
  });

  test('whose session has ended before it counts as a registration', async () => {
    const client = server.anonymous();
    for (let tries = 0; tries < 45; tries += 1) {
      client.cookies.set(SIGNED_IN_COOKIE, '1');
      expect((await client.call('createProfile', { json: {} })).status).toBe(401);
    }
    expect((await client.call('createProfile', { json: {} })).status).toBe(400);
  });

  test('more biodata than an account holds, also when they come at once, but none that is sent again', async () => {
    const owner = await buildUser();
    const client = await server.as(owner);
    await buildProfiles(owner, Array<object>(MAX_BIODATA - 1).fill({}));
    const idempotencyKey = newWord();
    const sent = await Promise.all([1, 2].map(() => create(client, { idempotencyKey })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);

    const sentence = 'One account holds at most 20 biodata. Please delete one that is no longer needed.';
    const reply = await create(client);
    expect([reply.status, reply.body.message]).toEqual([409, sentence]);
    expect(reply.body.fields).toEqual({ fullname: sentence });
    expect((await create(client, { idempotencyKey })).status).toBe(201);
    await Profile.destroy({ where: { userId: owner.id, idempotencyKey } });
    const both = await Promise.all([1, 2].map(() => create(client)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await Profile.count({ where: { userId: owner.id } })).toBe(MAX_BIODATA);
  });

  test('the sixty-first saving of one account in ten minutes, and takes another’s', async () => {
    const [owner, other] = [await server.as(await buildUser()), await server.as(await buildUser())];
    const { id } = await buildProfile();
    for (let count = 0; count < 60; count += 1) {
      expect((await owner.call('createProfile', { json: {} })).status).toBe(400);
    }
    const reply = await create(owner);
    expect([reply.status, reply.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await create(other)).status).toBe(201);
    // What isn't theirs isn't counted, nor told apart.
    expect((await owner.call('updateProfile', { params: { id } })).status).toBe(404);
  });

  test('JSON, as a form without a photo', async () => {
    const client = await server.as(await buildUser());
    const reply = await client.call('createProfile', { json: biodataForm() });
    expect(reply.body.fields).toEqual({ imageFile: 'Please choose a photo' });
  });
});

describe('create-profile does', () => {
  test('keep the gotras of mother and grandmothers, which need not be said', async () => {
    const client = await server.as(await buildUser());
    const said = { motherGotra: ' gautam ', fatherMotherGotra: 'Vashishth', employedIn: 'STUDYING' };
    expect((await create(client, said)).status).toBe(201);
    const [profile] = await own(client);
    expect(profile).toMatchObject({
      motherGotra: 'GAUTAM',
      fatherMotherGotra: 'VASHISHTH',
      motherMotherGotra: '',
      employedIn: 'STUDYING',
    });
  });

  test('make a visitor’s account with its first biodata and sign in', async () => {
    const client = server.anonymous();
    const phone = newPhone();
    const form = await multipart({ ...accountForm({ phone }), ...biodataForm({ phone, father: undefined }) });
    const reply = await client.call('createProfile', { form });
    expect([reply.status, reply.body]).toEqual([201, { message: 'Biodata Created successfully⚡' }]);
    const [profile] = await own(client);
    expect(profile).toMatchObject({ fullname: 'PRIYA SUTHAR', father: 'RAMESH SUTHAR', user: { phone } });
    expect((await client.call<SessionReply>('check')).body.user.IsApproved).toBe(false);
  });

  test('one biodata of what is sent again, as it was sent last', async () => {
    const client = await server.as(await buildUser());
    const idempotencyKey = newWord();
    await create(client, { idempotencyKey, fullname: 'Pria Suthar' });
    const [first] = await own(client);
    expect((await create(client, { idempotencyKey, fullname: 'Priya Suthar' })).status).toBe(201);
    const [again, ...more] = await own(client);
    expect([again?.id, again?.fullname, more]).toEqual([first?.id, 'PRIYA SUTHAR', []]);
    expect(again?.image).not.toBe(first?.image);

    await create(client, { idempotencyKey: newWord() });
    expect(await own(client)).toHaveLength(2);
  });

  test('one biodata of what is sent twice at once', async () => {
    const client = await server.as(await buildUser());
    const idempotencyKey = newWord();
    const sent = await Promise.all([1, 2, 3].map(() => create(client, { idempotencyKey })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await own(client)).toHaveLength(1);
  });

  test('nothing with the key of somebody else’s', async () => {
    const [one, other] = [await server.as(await buildUser()), await server.as(await buildUser())];
    const idempotencyKey = newWord();
    await create(one, { idempotencyKey });
    await create(other, { idempotencyKey });
    expect([await own(one), await own(other)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('add a biodata to the own account; account fields in it are ignored', async () => {
    const user = await buildUser();
    const client = await server.as(user);
    const form = await multipart({
      ...accountForm({ name: 'Somebody Else' }),
      ...biodataForm({ gender: 'male' }),
    });
    await client.call('createProfile', { form });
    const [profile] = await own(client);
    expect(profile).toMatchObject({
      gender: 'MALE',
      user: { id: user.id, name: user.fullName, phone: user.phone },
    });
  });

  test('keep every field, blank ones as blank and missing counts as 0', async () => {
    const client = await server.as(await buildUser());
    const written = {
      height: "5.4'", aboutme: 'Likes\nrain', hobbies: 'Music', aboutmyfamily: 'Big', aboutmycareer: 'New', aboutmyeducation: 'Long',
      education: 'b.com', college: 'x college', occupation: 'teacher', organisation: 'school', noOfBrothers: '2', noOfMarriedBrothers: '1',
      noOfsisters: '', age: '26',
    }; // prettier-ignore
    await create(client, written);
    const [profile] = await own(client);
    expect(profile).toMatchObject({
      ...written,
      education: 'B.COM', college: 'X COLLEGE', occupation: 'TEACHER', organisation: 'SCHOOL',
      noOfBrothers: 2, noOfMarriedBrothers: 1, noOfsisters: 0, noOfMarriedSisters: 0,
      dateOfBirth: '1999-04-01T00:00:00.000Z', currentLiveCity: 'MUMBAI', age: expect.any(Number) as number,
    }); // prettier-ignore
    expect(profile?.age).toBeGreaterThanOrEqual(27);
  });

  test.each([
    ['who turns 21 today in India', yearsAgo(21), 21],
    ['until the day before they turn 121', yearsAgo(121, 1), 120],
  ])('take someone %s', async (_, dateOfBirth, age) => {
    const client = await server.as(await buildUser());
    expect((await create(client, { dateOfBirth, age: String(age) })).status).toBe(201);
    expect((await own(client))[0]?.age).toBe(age);
  });

  test('keep Devanagari and what looks like code as it is', async () => {
    const client = await server.as(await buildUser());
    const fullname = `प्रिया <b>"'; DROP TABLE users;-- {{7*7}} 😀`;
    await create(client, { fullname });
    expect((await own(client))[0]?.fullname).toBe(fullname.toUpperCase());
  });

  test('keep the joiners of Hindi, and nothing else that nobody sees', async () => {
    const client = await server.as(await buildUser());
    await create(client, {
      fullname: '\u202eश्\u200dरी \u200bक्\u200dष\u0000',
      aboutme: 'एक\r\nदो\u2066\n\nतीन',
    });
    expect((await own(client))[0]).toMatchObject({
      fullname: 'श्\u200dरी क्\u200dष',
      aboutme: 'एक\nदो\n\nतीन',
    });
  });
});

describe('get-profile', () => {
  test.each(['0', '-1', 'abc', '1e3', '99999999999', '4294967295'])(
    'answers 404 for the id %s',
    async (id) => {
      const client = await server.as(await buildAdmin());
      expect((await client.call('getProfile', { params: { id } })).status).toBe(404);
    },
  );

  test('answers another’s record as one that doesn’t exist', async () => {
    const { id } = await buildProfile({ owner: await buildUser() });
    const client = await server.as(await buildApproved());
    const reply = await client.call('getProfile', { params: { id } });
    const missing = await client.call('getProfile', { params: { id: 4_000_000_000 } });
    expect(reply.body).toEqual(missing.body);
  });

  test('gives the biodata with its owner, without what is nobody’s business', async () => {
    const { id } = await buildProfile();
    const client = await server.as(await buildApproved());
    const reply = await client.call<ProfileReply>('getProfile', { params: { id } });
    expect(reply.body.message).toBe('Profile Fetched for User Sucessfully');
    expect(reply.body.profile).toMatchObject({
      id,
      fullname: 'PRIYA SUTHAR',
      user: { name: 'RAMESH SUTHAR' },
    });
    expect(reply.text).not.toMatch(/argon2|passwordHash|sessionVersion|status/);
  });

  test('follows the owner’s standing at the very next request', async () => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner });
    const reader = await server.as(await buildApproved());
    const admin = await server.as(await buildAdmin());
    const read = async () => (await reader.call('getProfile', { params: { id } })).status;
    expect(await read()).toBe(404);
    await admin.call('approveUser', { params: { id: owner.id } });
    expect(await read()).toBe(200);
    await admin.call('rejectUser', { params: { id: owner.id } });
    expect(await read()).toBe(404);
  });
});

describe('update-profile', () => {
  const update = async (client: Client, id: number, change: Record<string, unknown>, photo = false) =>
    client.call('updateProfile', {
      params: { id },
      form: await multipart(biodataForm(change), photo ? { field: 'image' } : null),
    });

  test.each(BAD)('refuses %s %o', async (field, change, sentence) => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner });
    const reply = await update(await server.as(owner), id, change);
    expect([reply.status, reply.body.fields]).toEqual([400, { [field]: sentence }]);
  });

  test('changes the fields and keeps the photo', async () => {
    const owner = await buildUser();
    const { id, photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const image = `/api/v1/photos/${photoKey}`;
    const reply = await update(client, id, { gotra: 'Gautam', image, imagePublicID: 'whatever' });
    expect(reply.body).toEqual({ message: 'Profile Updated successfully⚡' });
    expect((await own(client))[0]).toMatchObject({ id, gotra: 'GAUTAM', image });
  });

  test('keeps the father when the form leaves him out', async () => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner, fatherName: 'KISHOR SUTHAR' });
    const client = await server.as(owner);
    await update(client, id, { father: '' });
    expect((await own(client))[0]?.father).toBe('KISHOR SUTHAR');
  });

  test('keeps a gotra that a page of before doesn’t know, and takes one back that is sent blank', async () => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner, motherGotra: 'GAUTAM', fatherMotherGotra: 'VASHISHTH' });
    const client = await server.as(owner);
    await update(client, id, { fatherMotherGotra: '' });
    expect((await own(client))[0]).toMatchObject({ motherGotra: 'GAUTAM', fatherMotherGotra: '' });
  });

  test('replaces the photo, and the old one is gone', async () => {
    const owner = await buildUser();
    const { id, photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    await update(client, id, {}, true);
    const image = (await own(client))[0]?.image ?? '';
    expect(image).not.toContain(photoKey);
    expect((await client.send('GET', image)).status).toBe(200);
    expect((await client.send('GET', `/api/v1/photos/${photoKey}`)).status).toBe(404);
  });
});

describe('delete-profile', () => {
  test('deletes the biodata and its photo', async () => {
    const owner = await buildUser();
    const { id, photoKey } = await buildProfile({ owner, withPhoto: true });
    const client = await server.as(owner);
    const reply = await client.call('deleteProfile', { params: { id } });
    expect(reply.body).toEqual({ message: 'Profile deleted successfully' });
    expect(await own(client)).toEqual([]);
    expect(await Profile.findByPk(id)).toBeNull();
    const admin = await server.as(await buildAdmin());
    expect((await admin.send('GET', `/api/v1/photos/${photoKey}`)).status).toBe(404);
    expect((await client.call('deleteProfile', { params: { id } })).status).toBe(404);
  });
});
