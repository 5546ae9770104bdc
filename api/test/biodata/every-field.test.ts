import { type BiodataField, biodataRules, factsOf, FIELD_NAMES, isRevealed } from '@pehchan/contract/biodata';
import { shownName } from '@pehchan/contract/common';
import { describe, expect, test } from 'vitest';
import { createBiodata, ownBiodata, updateBiodata } from '../support/biodata-calls.ts';
import { buildAdmin, buildApproved, buildProfile, buildUser, newWord } from '../support/factories.ts';
import { download, values } from '../support/spreadsheet.ts';
import { startServer } from '../support/test-server.ts';

const server = await startServer();

const TEXTS = FIELD_NAMES.filter((name) => ['text', 'paragraph', 'height'].includes(factsOf(name).kind));
const OPTIONAL = TEXTS.filter((name) => factsOf(name).optional);
/** Text fields that the form of every release sends. The previous release's form can lack all others. */
const ALWAYS_SENT: readonly BiodataField[] = [
  'height', 'aboutme', 'hobbies', 'education', 'college', 'aboutmyeducation', 'occupation', 'organisation',
  'aboutmycareer', 'aboutmyfamily',
]; // prettier-ignore
/** The fields that a family reads of another family's biodata without opening it. */
const IN_LISTS: readonly BiodataField[] = [
  'fullname', 'fullnameHindi', 'gender', 'dateOfBirth', 'height', 'currentLiveCity', 'gotra', 'village',
  'education', 'employedIn', 'occupation', 'father',
]; // prettier-ignore

const of = (names: readonly BiodataField[], make: (name: BiodataField) => string) =>
  Object.fromEntries(names.map((name) => [name, make(name)]));
const mostLetters = (name: BiodataField) =>
  Number(biodataRules[name].describe().tests.find(({ name }) => name === 'letters')?.params?.['max']);
/** Return the longest text that a field's rule allows: letters with a vowel sign, two characters each. */
const longest = (name: BiodataField) =>
  `${String.fromCodePoint(0x915 + TEXTS.indexOf(name))}ि`.repeat(mostLetters(name));
const LONGEST = of(TEXTS, longest);

async function createWith(texts: Record<string, unknown>) {
  const client = await server.as(await buildApproved());
  expect((await createBiodata(client, texts)).status).toBe(201);
  const own = async () => (await ownBiodata(client))[0];
  return { client, own, id: (await own())?.id ?? 0 };
}

describe('every text of a biodata', () => {
  test('is stored up to its longest, and returned to its family and to another that opens it', async () => {
    const { own, id } = await createWith(LONGEST);
    expect(await own()).toMatchObject(LONGEST);
    const other = await server.as(await buildApproved());
    const opened = async () => (await other.call('getProfile', { params: { id } })).body.profile;
    const withNumber = TEXTS.filter(isRevealed);
    expect(await opened()).toMatchObject({
      ...LONGEST,
      ...Object.fromEntries(withNumber.map((name) => [name, null])),
    });
    await other.call('revealPhone', { params: { id } });
    expect(await opened()).toMatchObject(LONGEST);
  });

  test('is rejected when it is longer, in a new biodata and in a stored one', async () => {
    const owner = await buildUser();
    const client = await server.as(owner);
    const { id } = await buildProfile({ owner });
    const tooLong = of(TEXTS, (name) => `${longest(name)}क`);
    const sentences = of(TEXTS, (name) => `At most ${mostLetters(name)} characters.`);
    expect((await createBiodata(client, tooLong)).body.fields).toEqual(sentences);
    expect((await updateBiodata(client, id, tooLong)).body.fields).toEqual(sentences);
  });

  test('has its column in the spreadsheet if its field has a width', async () => {
    const { own } = await createWith({ ...LONGEST, fullname: newWord() });
    const biodata = await own();
    const admin = await server.as(await buildAdmin());
    const { rows } = await download(admin, 'exportProfiles', { search: biodata?.fullname ?? '' });
    const cells = new Map(values(rows[0]).map((title, index) => [title, rows[1]?.[index]?.value]));
    for (const name of TEXTS) {
      const { label, sheet } = factsOf(name);
      expect(cells.get(label.en), name).toBe(sheet ? shownName(String(biodata?.[name])) : undefined);
    }
  });
});

describe('every optional text of a biodata', () => {
  const blank = of(OPTIONAL, () => '');

  test('can be left out, and is then blank', async () => {
    const { own } = await createWith({ height: undefined });
    expect(await own()).toMatchObject(blank);
  });

  test('keeps its value if a page of the previous release does not send it, and can be emptied', async () => {
    const { client, own, id } = await createWith(LONGEST);
    expect((await updateBiodata(client, id, {})).status).toBe(200);
    const later = OPTIONAL.filter((name) => !ALWAYS_SENT.includes(name));
    expect(await own()).toMatchObject(of(later, longest));
    expect((await updateBiodata(client, id, blank)).status).toBe(200);
    expect(await own()).toMatchObject(blank);
  });
});

test('a list has only the fields of cards and tables for another family, and null for every other', async () => {
  const search = newWord();
  await buildProfile({ fullName: search });
  const client = await server.as(await buildApproved());
  const [found] = (await client.call('getAllProfiles', { query: { page: 1, search } })).body.profiles;
  expect(FIELD_NAMES.filter((name) => found?.[name] !== null)).toEqual(
    FIELD_NAMES.filter((name) => IN_LISTS.includes(name)),
  );
});
