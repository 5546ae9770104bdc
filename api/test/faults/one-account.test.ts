import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApi } from '../support/api-process.ts';
import { buildApproved, buildProfiles } from '../support/factories.ts';
import type { Client, Reply } from '../support/test-server.ts';
import { prepareWrite, signIn, takesLong, writes } from '../support/write-calls.ts';

/** One account must not stop the site: measure another family's search under the account's load. */
const CONNECTIONS = 40;
const ROUNDS = 2;
/** On a busy machine the test measures up to this many rounds before it fails. */
const MOST_ROUNDS = 12;
const SEARCHES = 4;
const MOST = 1.5;

const ends: (() => void)[] = [];
afterAll(() => ends.forEach((end) => end()));
const api = await startApi({ DATABASE_POOL: '2' }, (end) => ends.push(end));

let family: Client;
let read: () => Promise<Reply<object>>;
beforeAll(async () => {
  await buildProfiles(
    await buildApproved(),
    Array.from({ length: 100 }, () => ({})),
  );
  family = await signIn(api, await buildApproved());
  const reader = await signIn(api, await buildApproved());
  read = () => search(reader);
});

const search = (client: Client) => client.call('getAllProfiles', { query: { page: 1, pageSize: 20 } });

type Beside = { searches: { status: number; ms: number }[]; statuses: Set<number> };

/** Let a family search repeatedly while another account sends `call` over `CONNECTIONS` connections. */
async function searchBeside(call: () => Promise<Reply<object>>): Promise<Beside> {
  let isOver = false;
  const statuses = new Set<number>();
  const load = Array.from({ length: CONNECTIONS }, async () => {
    while (!isOver) statuses.add((await call()).status);
  });
  const searches: Beside['searches'] = [];
  while (searches.length < SEARCHES) {
    const begun = performance.now();
    const { status } = await search(family);
    searches.push({ status, ms: performance.now() - begun });
  }
  isOver = true;
  await Promise.all(load);
  return { searches, statuses };
}

const median = (beside: Beside[]): number => {
  const all = beside.flatMap(({ searches }) => searches.map(({ ms }) => ms)).sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)] ?? Infinity;
};

/** Return the 5xx statuses of the load and of the other family's searches. */
const failuresOf = (beside: Beside[]): number[] =>
  beside
    .flatMap(({ searches, statuses }) => [...searches.map(({ status }) => status), ...statuses])
    .filter((status) => status >= 500);

describe(`another family’s search, under ${CONNECTIONS} connections of one account`, () => {
  test.each(writes.filter((name) => !takesLong(name)))(
    `the search takes at most ${MOST} times as long beside this write as beside as many reads: %s`,
    async (name) => {
      const write = await prepareWrite(name, api);
      const [besideReads, besideWrites]: [Beside[], Beside[]] = [[], []];
      const share = () => median(besideWrites) / median(besideReads);
      while (besideReads.length < ROUNDS || (besideReads.length < MOST_ROUNDS && share() >= MOST)) {
        besideReads.push(await searchBeside(read));
        besideWrites.push(await searchBeside(write));
      }
      const [ofReads, ofWrites] = [median(besideReads), median(besideWrites)].map(Math.round);
      const seen = `beside reads ${ofReads} ms, 5xx: [${failuresOf(besideReads)}]; beside writes ${ofWrites} ms`;
      expect(failuresOf(besideWrites), seen).toEqual([]);
      expect(share(), seen).toBeLessThan(MOST);
    },
    120_000,
  );

  test.each(writes.filter(takesLong))(
    'the search gets no 5xx beside this call that hashes or decodes: %s',
    async (name) => {
      const beside = await searchBeside(await prepareWrite(name, api));
      expect(failuresOf([beside])).toEqual([]);
    },
    120_000,
  );
});
