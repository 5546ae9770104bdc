import { QueryTypes } from 'sequelize';
import { beforeAll, describe, expect, test } from 'vitest';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { sequelize } from '../../src/ground/database/sequelize.ts';
import { rebuildNameKeys } from '../../src/ground/lists/rebuild-keys.ts';
import { updateBiodata } from '../support/biodata-calls.ts';
import { buildAdmin, buildApproved, buildProfile, buildProfiles, buildUser } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();
let admin: Client;
let member: Client;

beforeAll(async () => {
  admin = await server.as(await buildAdmin());
  member = await server.as(await buildApproved());
});

async function found(query: Record<string, string | number>, client = member): Promise<number[]> {
  const { body } = await client.call('getAllProfiles', { query: { page: 1, pageSize: 100, ...query } });
  expect(body.total).toBe(body.profiles.length);
  return body.profiles.map(({ id }) => id);
}

/** No other test uses this city. */
const CITY = { city: 'SANCHORE KHURD' };

describe('a search in both scripts', () => {
  test.each([
    [
      'VIKAS CHOUDHARY',
      ['विकास', 'bikas', 'चौधरी', 'chaudhari', 'विकास चौधरी', 'विक', 'विका', 'vikaas cho', 'चौ'],
    ],
    ['NISHA SURESH', ['निशा', 'neesha', 'सुरेश', 'निश']],
    ['OM PRAKASH', ['omprakash', 'ओमप्रकाश', 'प्रकाश', 'parkash']],
    ['GANGA RATHORE', ['राठौड़', 'rathod', 'गंगा राठौड़']],
    ['सुनीता मेहता', ['sunita', 'suneeta mehta', 'mahta']],
  ])('a search finds the name %s by the spellings %o', async (fullName, spellings) => {
    const { id } = await buildProfile({ fullName, ...CITY });
    for (const search of spellings) expect(await found({ search, ...CITY }), search).toContain(id);
  });

  test.each([
    ['DEWASI', ['deva', 'dewa', 'देवा']],
    ['सुथार', ['sut', 'suth', 'sutha', 'suthar', 'suta']],
    ['KUMAR', ['kuma', 'कुमा', 'kumaa']],
    ['CHANPA LAL', ['cha', 'cham', 'champ', 'चम्प', 'champa la']],
    ['भँवरलाल', ['bhan', 'bhanw', 'bhanwarla', 'bhawa']],
    ['श्रवण', ['shr', 'shra', 'shrava']],
    ['TULSI DEVI', ['tula', 'tulas', 'तुल', 'तुलसी दे']],
    ['DR. SMT. TULSI', ['तुलसी', 'श्रीमती तुलसी', 'डॉ. तुलसी', 'Shri Tulasi']],
  ])(
    'a search finds %s by half-typed names, in other spellings and the other script: %o',
    async (fullName, typed) => {
      const { id } = await buildProfile({ fullName, fatherName: 'HEERO', ...CITY });
      for (const search of typed) expect(await found({ search, ...CITY }), search).toContain(id);
    },
  );

  test('a search for rama finds रमा, and not RAM SUTHAR', async () => {
    const { id } = await buildProfile({ fullName: 'RAM SUTHAR', fatherName: 'HEERO', ...CITY });
    const rama = await buildProfile({ fullName: 'रमा', fatherName: 'HEERO', ...CITY });
    const ids = await found({ search: 'rama', ...CITY });
    expect([ids.includes(rama.id), ids.includes(id)]).toEqual([true, false]);
  });

  test('a search in either script finds a name that was entered in Hindi letters', async () => {
    const { id } = await buildProfile({ fullName: 'GUDDI BAI', fullNameHindi: 'पुष्पा देवी', ...CITY });
    for (const search of ['पुष्पा', 'puspa', 'देवी', 'guddi']) {
      expect(await found({ search, ...CITY }), search).toContain(id);
    }
  });

  test.each([
    ['KAMLA', 'kiran'],
    ['RAJESH', 'रमेश'],
    ['ASHA', 'उषा'],
  ])('a search does not find %s by the different name %s', async (fullName, search) => {
    const { id } = await buildProfile({ fullName, fatherName: 'DEVARAM', ...CITY });
    expect(await found({ search, ...CITY })).not.toContain(id);
  });

  test.each([
    ['KARAN', 'kr'],
    ['KIRAN', 'kr'],
    ['JAGDISH', 'zx'],
    ['JAGDISH', 'zxcv'],
    ['DEVI', 'dw'],
    ['RAMKUMAR', 'rmkmr'],
  ])('a search does not find %s by letters that are not a name: %s', async (fullName, search) => {
    await buildProfile({ fullName, ...CITY });
    const written = (await found({ ...CITY })).length;
    expect(written).toBeGreaterThan(0);
    expect(await found({ search, ...CITY })).toEqual([]);
  });

  test('a search in the other script finds a name by three letters, and not by two', async () => {
    const { id } = await buildProfile({ fullName: 'राधा', ...CITY });
    expect(await found({ search: 'rad', ...CITY })).toContain(id);
    expect(await found({ search: 'ra', ...CITY })).not.toContain(id);
    expect(await found({ search: 'र', ...CITY })).toContain(id);
  });

  test('a search lists the typed spelling first, over its pages and in the whole list, and no biodata twice', async () => {
    const city = 'BHINMAL DOONGRI';
    const ids: number[] = [];
    for (const fullName of ['DHAPU DEVI', 'DHAPOO DEVI', 'DHAPU BAI', 'DHAAPU BAI', 'DHAPU']) {
      ids.push((await buildProfile({ fullName, city })).id);
    }
    const order = [4, 2, 0, 3, 1].map((index) => ids[index]);
    expect(await found({ search: 'dhapu', city })).toEqual(order);
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => {
        const query = { search: 'dhapu', city, page, pageSize: 2 };
        const { body } = await member.call('getAllProfiles', { query });
        expect(body.total).toBe(5);
        return body.profiles.map(({ id }) => id);
      }),
    );
    expect(pages.flat()).toEqual(order);
    const whole = await member.call('getAllProfiles', { query: { search: 'dhapu', city } });
    expect(whole.body.profiles.map(({ id }) => id)).toEqual(order);
  });

  test.each([
    ['SURAT', ['सूरत', 'soorat', 'सूर']],
    ['AHMEDABAD', ['अहमदाबाद', 'ahmadabad']],
    ['मुंबई', ['mumbai', 'bombay', 'बंबई', 'bomba']],
    ['BENGALURU', ['bangalore', 'बैंगलोर', 'बेंगलूर', 'bangal', 'बैंगल']],
    ['AURANGABAD', ['Chhatrapati Sambhajinagar', 'संभाजीनगर', 'औरंगाबाद']],
    ['WEISSENBURG', ['weiß', 'Weißenburg', 'weiẞ', 'weissen']],
    ['İZMİR', ['izmir', 'i̇zmi̇r', 'İZMİR']],
  ])('a search finds the city %s by the spellings %o', async (city, spellings) => {
    const fullName = 'PARMESHWARI';
    const { id } = await buildProfile({ fullName, city });
    for (const typed of spellings) {
      expect(await found({ city: typed, search: fullName }), typed).toContain(id);
      expect(await found({ city: typed, search: 'परमेश्वरी' }), typed).toContain(id);
    }
  });

  test('a search finds a biodata by its changed name, and not by its previous name', async () => {
    const owner = await buildApproved();
    const city = 'RAMSIN NAGAR';
    const { id } = await buildProfile({ owner, fullName: 'JAMNA', city });
    const client = await server.as(owner);
    const form = { fullname: 'Lehar', fullnameHindi: 'लहर', currentLiveCity: city };
    expect((await updateBiodata(client, id, form)).status).toBe(200);
    expect([await found({ search: 'जमना', city }), await found({ search: 'लहर', city })]).toEqual([[], [id]]);
  });

  test('a search finds candidates by their father’s name in every spelling, after those with the name, and none twice', async () => {
    const city = 'SAYLA MORSIM';
    const family = { city, village: 'MAROL' as const };
    const daughter = await buildProfile({ fullName: 'KESAR', fatherName: 'HASTIMAL JAIN', ...family });
    const son = await buildProfile({ fullName: 'UTTAM', fatherName: 'HASTI MAL', ...family });
    const both = await buildProfile({ fullName: 'HASTIMAL', fatherName: 'HASTIMAL SENIOR', ...family });
    const spelled = await buildProfile({ fullName: 'HASTEEMAL', fatherName: 'HASTIMAL', ...family });
    const hindi = { fullName: 'BABLU', fullNameHindi: 'हस्तीमल', fatherName: 'HASTIMAL' };
    const inHindi = await buildProfile({ ...hindi, ...family });
    const order = [both, spelled, inHindi, daughter, son].map(({ id }) => id);

    expect(await found({ search: 'hastimal', city })).toEqual(order);
    expect(await found({ search: 'hastimal', city: 'सायला' })).toEqual(order);
    expect(await found({ search: 'hastimal jain', city })).toEqual([daughter.id]);
    expect((await found({ search: 'हस्तीमल', city })).toSorted()).toEqual(order.toSorted());
    const pages = [];
    for (const page of [1, 2, 3]) {
      const query = { search: 'hastimal', city, page, pageSize: 2 };
      pages.push(...(await member.call('getAllProfiles', { query })).body.profiles);
    }
    expect(pages.map(({ id }) => id)).toEqual(order);
    const whole = await member.call('getAllProfiles', { query: { search: 'hastimal', city } });
    expect(whole.body.profiles.map(({ id }) => id)).toEqual(order);
    const listed = await admin.call('getTotalProfiles', { query: { page: 1, search: 'hastimal', city } });
    expect(listed.body.profiles.map(({ id }) => id)).toEqual(order);
  });

  test('a search by two letters does not match fathers’ names', async () => {
    const city = 'DASPAN KHERA';
    const { id } = await buildProfile({ fullName: 'KOYAL', fatherName: 'TULSARAM', city });
    expect(await found({ search: 'tu', city })).toEqual([]);
    expect(await found({ search: 'tul', city })).toEqual([id]);
  });

  test('a search finds a biodata by its changed father’s name, and not by the previous one', async () => {
    const owner = await buildApproved();
    const city = 'RAMSIN KHERA';
    const { id } = await buildProfile({ owner, fullName: 'JAMNA', fatherName: 'POONAMCHAND', city });
    const client = await server.as(owner);
    const form = { fullname: 'Jamna', father: 'Lalchand', currentLiveCity: city };
    expect((await updateBiodata(client, id, form)).status).toBe(200);
    expect([await found({ search: 'पूनमचंद', city }), await found({ search: 'लालचंद', city })]).toEqual([
      [],
      [id],
    ]);
  });

  test('a family’s search in its own biodata does not match fathers’ names', async () => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner, fullName: 'MANGILAL', fatherName: 'CHAMPALAL' });
    await buildProfile({ owner, fullName: 'CHAMPALAL', fatherName: 'MANGILAL' });
    const client = await server.as(owner);
    const { body } = await client.call('getOwnProfiles', { query: { page: 1, search: 'mangilal' } });
    expect([body.total, body.profiles.map((profile) => profile.id)]).toEqual([1, [id]]);
  });

  test('a family’s search in its own biodata finds names in both scripts', async () => {
    const owner = await buildUser();
    const { id } = await buildProfile({ owner, fullName: 'VIKAS' });
    await buildProfile({ owner, fullName: 'MANISHA' });
    const client = await server.as(owner);
    const { body } = await client.call('getOwnProfiles', { query: { page: 1, search: 'विकास' } });
    expect([body.total, body.profiles.map((profile) => profile.id)]).toEqual([1, [id]]);
  });
});

test('an administrator finds an account by name, father and city in both scripts, the typed spelling first', async () => {
  const village = 'MAROL';
  const written = await buildUser({ fullName: 'THANARAM', fatherName: 'JORAVAR', village });
  const spelled = await buildUser({ fullName: 'JORAWAR', fatherName: 'THANA RAM', village });
  await buildProfile({ owner: written, city: 'PHALODI' });
  const accounts = async (search: string) => {
    const { body } = await admin.call('getUsers', { query: { page: 1, pageSize: 100, search } });
    expect(body.total).toBe(body.users.length);
    return body.users.map(({ id }) => id);
  };
  expect(await accounts('थानाराम')).toEqual([spelled.id, written.id]);
  expect(await accounts('thanaram')).toEqual([written.id, spelled.id]);
  expect(await accounts('jorawar')).toEqual([spelled.id, written.id]);
  expect(await accounts('फलोदी')).toEqual([written.id]);
});

describe('search keys of names', () => {
  const keys = () =>
    sequelize.query('SELECT DISTINCT field, part, version FROM name_keys ORDER BY field, part, version', {
      type: QueryTypes.SELECT,
    });

  /** Rebuild the search keys of all names, and return the keys of biodata that still exist. */
  async function newKeys() {
    await sequelize.query('DELETE FROM name_keys');
    await rebuildNameKeys();
    return keys();
  }

  test('a search finds biodata that one statement changes by their new names', async () => {
    const city = 'POSALIYA';
    const owner = await buildApproved();
    await buildProfiles(owner, [
      { fullName: 'GUDDI', fullNameHindi: 'पुष्पा', city },
      { fullName: 'GUDDI', city },
    ]);
    const pick = { where: { userId: owner.id } };
    const ids = (await Profile.findAll({ ...pick, order: ['id'] })).map(({ id }) => id);
    expect(await found({ search: 'puspa', city })).toEqual(ids.slice(0, 1));
    await Profile.update({ fullNameHindi: 'कजोड़ी' }, pick);
    expect(await found({ search: 'puspa', city })).toEqual([]);
    expect(await found({ search: 'kajori', city })).toEqual(ids.toReversed());
    await Profile.destroy(pick);
    expect(await found({ search: 'kajori', city })).toEqual([]);
  });

  test('a search finds a name without keys as it is written, and in every spelling after the rebuild', async () => {
    const city = 'JASWANTPURA';
    const { id } = await buildProfile({ fullName: 'DHULI', city });
    const before = await newKeys();
    await sequelize.query('DELETE FROM name_keys');
    expect([await found({ search: 'dhuli', city }), await found({ search: 'धूली', city })]).toEqual([
      [id],
      [],
    ]);
    expect(await rebuildNameKeys()).toBeGreaterThan(0);
    expect(await found({ search: 'धूली', city })).toEqual([id]);
    expect(await keys()).toEqual(before);
    expect(await rebuildNameKeys()).toBe(0);
  });

  test('the rebuild replaces the keys of an earlier version', async () => {
    await buildProfile({ fullName: 'DHULI' });
    const before = await newKeys();
    await sequelize.query('UPDATE name_keys SET version = 0');
    await sequelize.query(
      "INSERT INTO name_keys (field, text, part, version) VALUES ('name', 'DHULI', 'qq', 0)",
    );
    await rebuildNameKeys();
    expect(await keys()).toEqual(before);
  });
});
