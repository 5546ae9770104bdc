import { describe, expect, test } from 'vitest';
import { buildProfile, buildUser, multipart } from '../support/factories.ts';
import { createBiodata, ownBiodata, updateBiodata, yearsAgo } from '../support/biodata-calls.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

const HINDI_LETTERS = 'Please write this name in Hindi letters, or leave it blank.';

const WEB_ADDRESS = 'A name cannot contain a web address. Please leave a space after a full stop.';

/** Invalid values of a biodata with their messages (specification section 5). */
const BAD: [string, Record<string, unknown>, string][] = [
  ['fullname', { fullname: 'Al' }, 'Full Name must be at least 3 characters'],
  ['fullname', { fullname: '\u200b\u200b\u200b' }, 'Full Name must be at least 3 characters'],
  ['fullname', { fullname: '\u3164\u3164\u3164' }, 'Full Name must be at least 3 characters'],
  ['fullname', { fullname: '<B>X</B>' }, 'A name cannot contain “<”. Please remove it.'],
  ['mother', { mother: 'ＥＶＩＬ．ＥＸＡＭＰＬＥ' }, WEB_ADDRESS],
  ['father', { father: 'evil.example/pay' }, WEB_ADDRESS],
  ['motherGotra', { motherGotra: '...' }, 'Please write this name in letters.'],
  ['fullnameHindi', { fullnameHindi: 'Priya सुथार' }, HINDI_LETTERS],
  ['fullnameHindi', { fullnameHindi: 'પ્રિયા' }, HINDI_LETTERS],
  ['fullnameHindi', { fullnameHindi: '\u200c'.repeat(3) }, HINDI_LETTERS],
  ['fullnameHindi', { fullnameHindi: 'अंकित @ सुथार' }, 'A name cannot contain “@”. Please remove it.'],
  ['fullnameHindi', { fullnameHindi: 'अंकित 😀' }, 'A name cannot contain “😀”. Please remove it.'],
  ['fullnameHindi', { fullnameHindi: 'आशा'.repeat(51) }, 'At most 100 characters.'],
  ['fullnameHindi', { fullnameHindi: 'ज़'.repeat(101) }, 'At most 100 characters.'],
  ['fullnameHindi', { fullnameHindi: `क${'ा'.repeat(200)}` }, 'At most 100 characters.'],
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
  ['birthTime', { birthTime: '24:00' }, 'Write the time as 07:45.'],
  ['birthTime', { birthTime: 'morning' }, 'Write the time as 07:45.'],
  ['manglik', { manglik: 'MAYBE' }, 'Choose Yes, No or Partly, or leave it blank'],
  ['secondPhone', { secondPhone: '98765' }, 'Enter a valid Mobile no.'],
  ['secondPhone', { secondPhone: '98765000112' }, 'Invalid Number!'],
  ['contactName', { contactName: 'evil.example/pay' }, WEB_ADDRESS],
  ['nanihalVillage', { nanihalVillage: 'www.evil.example' }, WEB_ADDRESS],
  ['nanaName', { nanaName: 'RAM 2' }, 'A name cannot contain “2”. Please remove it.'],
  ['lookingFor', { lookingFor: 'x'.repeat(301) }, 'At most 300 characters.'],
  ['education', { education: 'x'.repeat(151) }, 'At most 150 characters.'],
  ['hobbies', { hobbies: 'x'.repeat(3001) }, 'At most 3000 characters.'],
];

describe('create-profile', () => {
  test.each(BAD)('rejects an invalid %s with 400, and saves nothing: %o', async (field, change, sentence) => {
    const client = await server.as(await buildUser());
    const reply = await createBiodata(client, change);
    expect([reply.status, reply.body.fields]).toEqual([400, { [field]: sentence }]);
    expect(await ownBiodata(client)).toEqual([]);
  });
});

test('saving another field keeps a name that only an older rule accepts', async () => {
  const owner = await buildUser({ fullName: 'RAM 2', fatherName: 'SHYAM @ SUTHAR' });
  const old = { fullName: 'ASHA_1', motherName: 'WWW SITA', city: 'PUNE #4' };
  const { id } = await buildProfile({ owner, ...old });
  const client = await server.as(owner);
  const form = { fullname: 'ASHA_1', mother: 'WWW SITA', currentLiveCity: 'PUNE #4' };
  expect((await updateBiodata(client, id, { ...form, gotra: 'GAUTAM' })).status).toBe(200);
  const changed = await updateBiodata(client, id, { ...form, mother: 'WWW GITA' });
  expect(changed.body.fields).toEqual({ mother: WEB_ADDRESS });
  expect(await ownBiodata(client)).toMatchObject([{ ...form, gotra: 'GAUTAM' }]);
  // The form suggests the account's name as the father's name of a new biodata.
  expect((await createBiodata(client, { father: 'RAM 2' })).status).toBe(201);
  expect((await createBiodata(client, { mother: 'RAM 2' })).status).toBe(400);

  const edit = async (name: string) => {
    const fields = {
      name,
      Father: 'SHYAM @ SUTHAR',
      email: owner.email,
      phone: owner.phone,
      village: 'MAROL',
    };
    return client.call('updateUser', { params: { id: owner.id }, form: await multipart(fields, null) });
  };
  expect((await edit('RAM 2')).status).toBe(200);
  expect((await edit('RAM 3')).body.fields).toEqual({ name: 'A name cannot contain “3”. Please remove it.' });
  expect(await owner.reload()).toMatchObject({ fullName: 'RAM 2', village: 'MAROL' });
});

describe('update-profile', () => {
  test.each(BAD)('rejects an invalid %s with 400: %o', async (field, change, sentence) => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner });
    const reply = await updateBiodata(await server.as(owner), id, change);
    expect([reply.status, reply.body.fields]).toEqual([400, { [field]: sentence }]);
  });
});
