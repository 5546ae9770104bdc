import { join } from 'node:path';
import { execa } from 'execa';
import { queryOnce } from '../../lib/database.ts';
import { type Lifetime, ROOT, step } from '../../lib/index.ts';
import { signUp } from '../lib/accounts.ts';
import { openSite, startBenchServers } from '../lib/site.ts';

/** So many biodata have about ten thousand accounts, each of which a traced picture may belong to. */
const BIODATA = 16_700;
const READERS = 4;
/** Large photos, and the others that a trace compares. */
const LARGE = 60;
const OTHERS = 2_000;

/** APIs on one community: the usual one, one that does not mark photos, one without access log and limits. */
export type MarkedSite = Awaited<ReturnType<typeof openMarkedSite>>;

/** @param others how many photos to add to the large ones */
export async function openMarkedSite(lifetime: Lifetime, others = OTHERS) {
  const site = await openSite(BIODATA, await startBenchServers(lifetime), lifetime);
  const { env, port: usual, another } = site;
  const people = await signUp(site, READERS);
  await step(`Adding ${LARGE + others} photos`, () =>
    execa(process.execPath, ['test/marks/give-photos.ts', String(LARGE), String(others)], {
      cwd: join(ROOT, 'api'),
      env,
    }),
  );
  const sql = 'SELECT id, photoKey FROM profiles WHERE photoKey IS NOT NULL ORDER BY id DESC';
  const rows = (await queryOnce(env['DATABASE_URL'] ?? '', sql)).map((row) => ({
    id: Number(row['id']),
    key: String(row['photoKey']),
  }));
  const [middle, oldest] = [rows[LARGE + Math.floor(others / 2)], rows[LARGE + others - 1]];
  if (!middle || !oldest) throw new Error('No photo was stored.');
  const without = (what: string) => another('--import', join(ROOT, 'api', 'test', 'without', `${what}.ts`));
  // Each account gets the code of its marks at the start of an API.
  const [unmarked, unlogged] = [await without('marks'), await without('ledger')];
  return { ...people, usual, unmarked, unlogged, photos: rows.slice(0, LARGE), middle, oldest };
}

/** Return the whole reply. */
export async function get(port: number, path: string, cookie: string): Promise<Buffer> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}.`);
  return bytes;
}
