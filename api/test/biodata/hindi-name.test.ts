import { expect, test } from 'vitest';
import { createBiodata, ownBiodata, updateBiodata } from '../support/biodata-calls.ts';
import { buildAdmin, buildApproved, buildProfile, buildUser, newWord } from '../support/factories.ts';
import { download, values } from '../support/spreadsheet.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

test.each([
  ['  आशा   मेहता ', 'आशा मेहता'],
  ['डॉ. आशा (गुड़िया)', 'डॉ. आशा (गुड़िया)'.normalize('NFC')],
  ['क्‍षमा', 'क्‍षमा'],
  ['ओम', 'ओम'],
  ['यश', 'यश'],
  ['ॐ', 'ॐ'],
  ['डा: अंकित', 'डा: अंकित'],
  ['अंकित "गुड्डू" ‘राजू’ “बबलू”', 'अंकित "गुड्डू" ‘राजू’ “बबलू”'.normalize('NFC')],
  ['अंकित – गुड्डू/राजू।', 'अंकित – गुड्डू/राजू।'.normalize('NFC')],
  ['अंकित\u2011गुड्डू — ‹राजू› „बबलू“', 'अंकित\u2011गुड्डू — ‹राजू› „बबलू“'.normalize('NFC')],
  ['', ''],
])('a name in Hindi letters is stored as it was written: %o', async (written, kept) => {
  const client = await server.as(await buildUser());
  expect((await createBiodata(client, { fullnameHindi: written })).status).toBe(201);
  expect((await ownBiodata(client))[0]?.fullnameHindi).toBe(kept);
});

test('a search text can have as many letters as a name, even letters of two characters', async () => {
  const client = await server.as(await buildApproved());
  const query = { page: 1, search: '\u095b'.repeat(100) };
  expect((await client.call('getAllProfiles', { query })).status).toBe(200);
});

test('a name in Hindi letters is never derived from the other name, and can be added and removed later', async () => {
  const client = await server.as(await buildUser());
  expect((await createBiodata(client)).status).toBe(201);
  const [profile] = await ownBiodata(client);
  expect(profile?.fullnameHindi).toBe('');
  const change = async (form: Record<string, unknown>) => {
    expect((await updateBiodata(client, profile?.id ?? 0, form)).status).toBe(200);
    return (await ownBiodata(client))[0]?.fullnameHindi;
  };
  expect(await change({ fullnameHindi: 'प्रिया सुथार' })).toBe('प्रिया सुथार');
  // A page of the previous release does not send the Hindi name, so the API keeps it.
  expect(await change({ gotra: 'Gautam' })).toBe('प्रिया सुथार');
  expect(await change({ fullnameHindi: '' })).toBe('');
});

test('a search result of another family has the name in Hindi letters', async () => {
  const search = newWord();
  await buildProfile({ fullName: search, fullNameHindi: 'प्रिया' });
  const client = await server.as(await buildApproved());
  const { body } = await client.call('getAllProfiles', { query: { page: 1, search } });
  expect(body.profiles.map(({ fullnameHindi }) => fullnameHindi)).toEqual(['प्रिया']);
});

test('the spreadsheet has the name in Hindi letters next to the other name', async () => {
  const fullName = newWord();
  await buildProfile({ fullName, fullNameHindi: 'प्रिया' });
  const admin = await server.as(await buildAdmin());
  const { rows } = await download(admin, 'exportProfiles', { search: fullName });
  const place = values(rows[0]).indexOf('Name in Hindi');
  expect(values(rows[0])[place - 1]).toBe('Name');
  expect(values(rows[1])[place]).toBe('प्रिया');
});
