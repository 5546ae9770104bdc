import { join } from 'node:path';
import { execa } from 'execa';
import { scratchServers } from '../../checks/scratch.ts';
import { queryOnce } from '../../lib/database.ts';
import { type Lifetime, ROOT, step } from '../../lib/index.ts';
import { parseSettings } from '../../lib/settings.ts';
import { signUp } from '../lib/accounts.ts';
import { openSite } from '../lib/site.ts';

/** 16,700 biodata have about ten thousand accounts. A trace compares the codes of all accounts. */
const BIODATA = 16_700;
const READERS = 4;
const LARGE = 60;
const OTHERS = 2_000;

export type MarkedSite = Awaited<ReturnType<typeof openMarkedSite>>;

export async function openMarkedSite(lifetime: Lifetime, others = OTHERS) {
  const site = await openSite(BIODATA, await scratchServers(parseSettings({}), lifetime), lifetime);
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
  // Start these APIs after the usual one, which gives codes to accounts: one lacks marks, one the access log.
  const [unmarked, unlogged] = [await without('marks'), await without('ledger')];
  return { ...people, usual, unmarked, unlogged, photos: rows.slice(0, LARGE), middle, oldest };
}

export async function get(port: number, path: string, cookie: string): Promise<Buffer> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}.`);
  return bytes;
}
