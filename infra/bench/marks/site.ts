import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { execa } from 'execa';
import { scratchFolder } from '../../checks/scratch.ts';
import { queryOnce } from '../../lib/database.ts';
import { freePort, type Lifetime, ROOT, step } from '../../lib/index.ts';
import { seed } from '../../bench/api/seed.ts';
import { startBenchServers, startProcess } from '../../bench/api/site.ts';
import type { Target } from '../../bench/api/target.ts';
import { signUpPeople } from './people.ts';

/** So that there are ten thousand accounts whose copy a picture may be. */
const BIODATA = 16_700;
/** As large as any, for whoever looks at them; and others, among which a trace has to find one. */
const LARGE = 60;
const OTHERS = 2_000;

type Photo = { id: number; key: string };

/** Three APIs on one community: as it is, one that doesn't mark photos, one without ledger and limits. */
export type MarkedSite = Awaited<ReturnType<typeof openMarkedSite>>;

/** @param others how many photos beside those that are looked at */
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
    // Everybody here shares one address.
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
  // A drawn one in the middle of all others, and the oldest; and large ones, seen by nobody yet.
  const [middle, oldest] = [rows[LARGE + Math.floor(others / 2)], rows.at(-1)];
  if (!middle || !oldest) throw new Error('No photo was stored.');
  const without = (what: string) => start('--import', join(ROOT, 'api', 'test', 'without', `${what}.ts`));
  // The accounts that were seeded get their codes as one starts.
  const [unmarked, unledgered] = [await without('marks'), await without('ledger')];
  const photos = rows.slice(0, LARGE);
  return { ...people, usual: first, unmarked, unledgered, photos, middle, oldest };
}

/** The newest first. */
async function photosIn(databaseUrl: string): Promise<Photo[]> {
  const sql = 'SELECT id, photoKey FROM profiles WHERE photoKey IS NOT NULL ORDER BY id DESC';
  return (await queryOnce(databaseUrl, sql)).map((row) => ({
    id: Number(row['id']),
    key: String(row['photoKey']),
  }));
}

/** What a reader gets, whole. */
export async function get({ port }: Target, path: string, cookie: string): Promise<Buffer> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
  const bytes = Buffer.from(await reply.arrayBuffer());
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}.`);
  return bytes;
}
