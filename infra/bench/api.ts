import { url } from '@pehchan/contract/endpoints';
import { type Figure, figureOf, middle } from '../checks/e2e/budgets/figure.ts';
import { scratchServers } from '../checks/scratch.ts';
import { parseSettings } from '../lib/settings.ts';
import type { Bench } from './lib/figures.ts';
import { queryOnce } from '../lib/database.ts';
import { READER, signUp } from './lib/accounts.ts';
import { load, type Load } from './lib/load.ts';
import { openSite } from './lib/site.ts';

const SIZES = [1000, 20_000];
const ROUNDS = 3;
const SECONDS = 3;
const WARM_UP = 5;
/** The most milliseconds that a family on its own waits for a page of any search. */
const mostMs = (biodata: number) => (biodata > 5000 ? 150 : 30);

const CALLS: Readonly<Record<string, (biodata: number, own: number) => string>> = {
  'first page': () => 'page=1',
  'village and gender': () => 'page=1&village=DHAN&gender=FEMALE',
  'age and gender': () => 'page=1&gender=MALE&minAge=25&maxAge=29',
  'a name': () => 'page=1&search=kumar',
  'a name in Hindi letters': () => `page=1&search=${encodeURIComponent('मेहता')}`,
  'a city': () => 'page=1&city=mumbai',
  'a gender': () => 'page=1&gender=FEMALE',
  'own gotra left out': (_, own) => `page=1&gender=FEMALE&forProfile=${own}`,
  'heights, work and villages': () =>
    'page=1&gender=MALE&minHeight=165&maxHeight=180&work=GOVT&village=DHAN,MAROL',
  'an education': () => 'page=1&gender=FEMALE&education=com',
  'a gotra or a work': () => 'page=1&search=gautam',
  'a page in the middle': (biodata) => `page=${Math.floor(biodata / 80)}`,
};

/** Make the oldest biodata the reader's own: a search by the gotra rule needs an own candidate. */
async function giveBiodata(databaseUrl: string): Promise<number> {
  const [row] = await queryOnce(databaseUrl, 'SELECT MIN(id) AS id FROM profiles');
  const own = Number(row?.['id']);
  await queryOnce(
    databaseUrl,
    'UPDATE profiles SET userId = (SELECT MAX(id) FROM users WHERE fullName = ?) WHERE id = ?',
    [READER, own],
  );
  return own;
}

/** `npm run bench -- api --sizes=1000,100000` compares other numbers of biodata. */
export const bench: Bench = {
  title: 'The calls of a search with many biodata, against few (32 at once)',
  async runAlone(lifetime, options) {
    const sizes = options['sizes']?.split(',').map(Number) ?? SIZES;
    const servers = await scratchServers(parseSettings({}), lifetime);
    const sites: { biodata: number; own: number; port: number; cookie: string }[] = [];
    for (const biodata of sizes) {
      const site = await openSite(biodata, servers, lifetime);
      const { readers } = await signUp(site, 1);
      const own = await giveBiodata(site.env['DATABASE_URL'] ?? '');
      sites.push({ biodata, own, port: site.port, cookie: readers[0] ?? '' });
    }
    const figures: Figure[] = [];
    for (const [name, query] of Object.entries(CALLS)) {
      const measure = (
        { biodata, own, port, cookie }: (typeof sites)[number],
        seconds: number,
        connections?: number,
      ) => {
        const path = `${url('getAllProfiles')}?pageSize=20&${query(biodata, own)}`;
        return load(port, cookie, [path], seconds, connections);
      };
      for (const site of sites) await measure(site, WARM_UP);
      const turns: Load[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const turn: Load[] = [];
        for (const site of sites) turn.push(await measure(site, SECONDS));
        turns.push(turn);
      }
      for (const [at, site] of sites.entries()) {
        const { biodata } = site;
        const { slow } = await measure(site, SECONDS, 1);
        const of = (part: keyof Load) => middle(turns.map((turn) => turn[at]?.[part] ?? NaN));
        const share = middle(turns.map((turn) => (turn[at]?.slow ?? NaN) / (turn[0]?.slow ?? NaN)));
        figures.push(figureOf(`${name}, ${biodata}`, of('rate'), '/s'));
        const alone = `${name}, ${biodata}: one family alone`;
        figures.push(figureOf(alone, slow, 'ms', { atMost: mostMs(biodata) }));
        if (at > 0) figures.push(figureOf(`${name}, ${biodata}: slow replies`, share, '×', { atMost: 1.5 }));
      }
    }
    return figures;
  },
};
