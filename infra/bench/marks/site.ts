import { join } from 'node:path';
import { execa } from 'execa';
import { queryOnce } from '../../lib/database.ts';
import { type Lifetime, ROOT, step } from '../../lib/index.ts';
import { signUp } from '../lib/accounts.ts';
import { openSite, startBenchServers } from '../lib/site.ts';

/** Gives ten thousand accounts whose copy a picture can be. */
const BIODATA = 16_700;
/** Photos of the largest size for the readers, and others among which a trace searches. */
const LARGE = 60;
const OTHERS = 2_000;

type Photo = { id: number; key: string };

/** Three APIs on one community: the usual one, one without marks, one without access log and limits. */
export type MarkedSite = Awaited<ReturnType<typeof openMarkedSite>>;

/** @param others number of additional photos */
export async function openMarkedSite(lifetime: Lifetime, others = OTHERS) {
  const { databaseUrl, redisUrl } = await startBenchServers(lifetime);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    API_HOST: '127.0.0.1',
    DATA_DIR: await scratchFolder(lifetime),
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'http://localhost:3000',
    // All accounts of the bench share one address.
    ADDRESS_LIMIT: '1000000',
    CARD_PHOTO_LIMIT: '1000000',
  };
  const start = async (...options: string[]): Promise<Target> => {
    const port = await freePort();
    const args = [...options, 'api/src/server.ts'];
    return { port, ...(await startProcess(args, { ...env, API_PORT: String(port) }, port, lifetime)) };
  };
  const first = await start();
  const people = await signUpPeople(first, env);
  await step(`Seeding ${BIODATA} biodata and ${LARGE + others} photos`, async () => {
    await seed(databaseUrl, BIODATA, () => undefined);
    const run = (...args: string[]) => execa(process.execPath, args, { cwd: join(ROOT, 'api'), env });
    await run('src/ground/lists/rebuild.ts');
    await run('test/marks/give-photos.ts', String(LARGE), String(others));
  });
  const rows = await photosIn(databaseUrl);
  // A photo in the middle of all others, the oldest one, and large ones that no one has seen.
  const [middle, oldest] = [rows[LARGE + Math.floor(others / 2)], rows.at(-1)];
  if (!middle || !oldest) throw new Error('No photo was stored.');
  const without = (what: string) => start('--import', join(ROOT, 'api', 'test', 'without', `${what}.ts`));
  // The API gives codes to the seeded accounts when it starts.
  const [unmarked, unledgered] = [await without('marks'), await without('ledger')];
  const photos = rows.slice(0, LARGE);
  return { ...people, usual: first, unmarked, unledgered, photos, middle, oldest };
}

async function photosIn(databaseUrl: string): Promise<Photo[]> {
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

export async function get({ port }: Target, path: string, cookie: string): Promise<Buffer> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}.`);
  return bytes;
}
