import { BIODATA_FIELDS, EMPLOYMENT_LABELS, factsOf, FIELD_NAMES } from '@pehchan/contract/biodata';
import { shownName, today } from '@pehchan/contract/common';
import { LANGUAGES } from '@pehchan/contract/messages';
import { Connection } from 'mysql2';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { BATCH } from '../../src/ground/lists/listing.ts';
import {
  buildAdmin,
  buildApproved,
  buildProfile,
  buildProfiles,
  buildUser,
  newWord,
} from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';
import { download, onScreenOf, values } from '../support/spreadsheet.ts';

const server = await startServer();
let admin: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
});

const exported = async () =>
  (await admin.call('getAudit', { query: { action: 'exported', pageSize: 1 } })).body.entries[0];

describe('an export of biodata', () => {
  test('an export has the filters of the list and of account status, with dates and numbers as typed cells', async () => {
    const word = newWord();
    const owner = await buildUser({ status: 'rejected', fatherName: 'THE GRANDFATHER' });
    await buildProfile({ owner, fullName: word, dateOfBirth: '1999-04-01', gender: 'FEMALE', brothers: 2 });
    await buildProfile({ owner, fullName: word, gender: 'MALE' });
    await buildProfile({ fullName: word, gender: 'FEMALE' });
    const { headers, rows } = await download(admin, 'exportProfiles', {
      search: word,
      status: 'rejected',
      gender: 'female',
      maxAge: '60',
    });
    expect(headers.get('content-disposition')).toContain(`pehchan-biodata-rejected-female-${today()}.xlsx`);
    expect(rows).toHaveLength(2);
    const cells = Object.fromEntries(values(rows[0]).map((title, index) => [title, rows[1]?.[index]]));
    expect(cells['DOB']).toEqual({ value: '36251', style: '2', type: undefined });
    expect(cells['No of Brothers']).toEqual({ value: '2', style: undefined, type: undefined });
    expect(cells['Grand Father']?.value).toBe('The Grandfather');
    expect([cells['Gender']?.value, cells['Status']?.value]).toEqual(['Female', 'Rejected']);
    expect((await exported())?.filters).toBe(`gender=FEMALE&maxAge=60&search=${word}&status=rejected`);
    expect((await exported())?.rows).toBe(1);
  });

  test('an export writes villages in the administrator’s script', async () => {
    const word = newWord();
    const owner = await buildUser({ fullName: word, village: 'DANTRAI' });
    await buildProfile({ owner, fullName: word, village: 'NIMBAJ' });
    const hindi = await server.as(await buildAdmin({ language: 'hi' }));
    const said = async (client: Client) => {
      const { rows: accounts } = await download(client, 'exportUsers', { search: word });
      const { rows: biodata } = await download(client, 'exportProfiles', { search: word });
      return [...values(accounts[1]), ...values(biodata[1])];
    };
    expect(await said(admin)).toEqual(expect.arrayContaining(['Dantrai', 'Nimbaj']));
    expect(await said(hindi)).toEqual(expect.arrayContaining(['दांतराई', 'निंबज']));
  });

  test('an export names every field as the screens do, in their language', async () => {
    const word = newWord();
    await buildProfile({ fullName: word, motherGotra: 'GAUTAM', employment: 'AT_HOME' });
    for (const language of LANGUAGES) {
      const { rows } = await download(admin, 'exportProfiles', { search: word }, onScreenOf(admin, language));
      const cells = new Map(values(rows[0]).map((title, index) => [title, rows[1]?.[index]?.value]));
      const labels = FIELD_NAMES.map(factsOf).filter(({ kind }) => kind !== 'paragraph');
      expect([...cells.keys()]).toEqual(expect.arrayContaining(labels.map(({ label }) => label[language])));
      expect(cells.get(BIODATA_FIELDS.motherGotra.label[language])).toBe('Gautam');
      expect(cells.get(BIODATA_FIELDS.employedIn.label[language])).toBe(EMPLOYMENT_LABELS.AT_HOME[language]);
    }
  });

  test('an export writes names, cities and heights as the lists on the screen show them', async () => {
    const word = newWord();
    await buildProfile({
      fullName: word,
      fullNameHindi: 'आशा',
      city: 'MOUNT ABU',
      education: 'B.COM',
      height: "5.4'",
    });
    const { rows } = await download(admin, 'exportProfiles', { search: word });
    expect(values(rows[1])).toEqual(
      expect.arrayContaining([shownName(word), 'आशा', 'Mount Abu', 'B.COM', '5′ 4″']),
    );
  });

  test('an export of several batches is complete, and sends no statement for each row', async () => {
    const word = newWord();
    const owner = await buildApproved();
    const amount = BATCH * 2 + 5;
    await buildProfiles(
      owner,
      Array.from({ length: amount }, () => ({ fullName: word })),
    );
    const driver = Object.getPrototypeOf(Connection.prototype) as { addCommand(command: object): unknown };
    const sent = vi.spyOn(driver, 'addCommand');
    const { rows } = await download(admin, 'exportProfiles', { search: word });
    const names = sent.mock.calls.map(([command]) => command.constructor.name);
    sent.mockRestore();
    expect(rows.slice(1).map(([serial]) => Number(serial?.value))).toEqual(
      Array.from({ length: amount }, (_, index) => index + 1),
    );
    // At most 25 statements: those of three batches, those before the batches, those for the lines of all
    // access logs, and those of a new connection.
    expect(names.filter((name) => ['Query', 'Execute'].includes(name)).length).toBeLessThanOrEqual(25);
  });
});
