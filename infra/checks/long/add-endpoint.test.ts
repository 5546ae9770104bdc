import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseSettings, readEnvironment } from '../../lib/settings.ts';
import { createLifetime } from '../../lib/lifetime.ts';
import { scratchCopy, type ScratchCopy } from '../scratch-copy.ts';
import { scratchServers } from '../scratch.ts';
import { follow, readSteps } from '../walkthrough.ts';

/** The most files that the guide's steps for an endpoint change. The file of the API's version is extra. */
const MOST_FILES = 11;
const MINUTES = 60_000;
/** Tests to run: the call's own test, its row of the access table, and the tests of every call. */
const HELD_BY = 'counts the biodata|getVillageCounts|every call';

const COMMIT = 'git -c user.name=walk -c user.email=walk@localhost commit --allow-empty';

const lifetime = createLifetime();
afterAll(() => lifetime.end());

describe('the steps of docs/add-a-call.md', () => {
  let copy: ScratchCopy;
  beforeAll(async () => {
    copy = await scratchCopy(lifetime);
    // Changes of the API that are not released yet would hide the version that the new call requires.
    const released = 'node infra/checks/versions.ts --released && git add -A';
    expect(await copy.run(`${released} && ${COMMIT} -qm released`)).toMatchObject({ exitCode: 0 });
    await follow(copy, await readSteps('call'));
  }, 15 * MINUTES);

  test(`adding an endpoint changes at most ${MOST_FILES} files`, async () => {
    const touched = await copy.touched();
    console.log(`Files for a call: ${touched.length}\n  ${touched.join('\n  ')}`);
    expect(touched.length).toBeLessThanOrEqual(MOST_FILES);
  });

  test('adding an endpoint requires only a minor version of the API', async () => {
    const { exitCode, all } = await copy.run('node infra/checks/versions.ts api');
    expect(exitCode, String(all)).toBe(1);
    expect(String(all)).toMatch(/minor: getVillageCounts is new\nSet API_VERSION in \S+ to \S+ or above\.$/);
  });

  test(
    'the API tests of the added endpoint pass',
    async () => {
      const servers = await scratchServers(parseSettings(readEnvironment()), lifetime);
      const { exitCode, all } = await copy.run(
        `vitest run --project api village-counts http/access openapi hidden-calls -t '${HELD_BY}'`,
        { env: { TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl } },
      );
      expect(exitCode, String(all)).toBe(0);
    },
    15 * MINUTES,
  );

  test(
    'the type check fails for an endpoint without a row in the access table',
    async () => {
      await copy.run("sed -i '/getVillageCounts/d' api/test/support/call-table.ts");
      const { exitCode, all } = await copy.run('npm run types');
      expect(exitCode).not.toBe(0);
      expect(String(all)).toContain("'getVillageCounts' is missing");
    },
    15 * MINUTES,
  );
});
