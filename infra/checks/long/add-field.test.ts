import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLifetime } from '../../lib/lifetime.ts';
import { parseSettings, readEnvironment } from '../../lib/settings.ts';
import { scratchCopy, type ScratchCopy } from '../scratch-copy.ts';
import { scratchServers } from '../scratch.ts';
import { follow, readSteps } from '../walkthrough.ts';

/** The most files that a new field may change: those of its guide, CHANGELOG.md and the version's file. */
const MOST_FILES = 6;
const MOST_LINES = 250;
const MINUTES = 60_000;
/** Names of the API test files that a new field affects; the test runs only these. */
const API_TESTS = 'every-field biodata-rules export-of-biodata migrations openapi';

const lifetime = createLifetime();
afterAll(() => lifetime.end());

describe('the steps of docs/add-a-biodata-field.md', () => {
  let copy: ScratchCopy;
  beforeAll(async () => {
    copy = await scratchCopy(lifetime);
    await follow(copy, await readSteps('field'));
  }, 15 * MINUTES);

  test(
    'adding a biodata field requires a minor version of the API, and no change of the kit',
    async () => {
      const ask = () => copy.run('node infra/checks/versions.ts');
      if ((await ask()).exitCode !== 0) {
        // If the API's version has not been raised since the release, raise it for the new field.
        const file = join(copy.folder, 'api/contract/version.ts');
        const raise = (_: string, major: string, minor: string) => `${major}.${Number(minor) + 1}.0`;
        await writeFile(file, (await readFile(file, 'utf8')).replace(/(\d+)\.(\d+)\.\d+/, raise));
      }
      const { exitCode, all } = await ask();
      expect(exitCode, String(all)).toBe(0);
      const changes = String(all)
        .split('\n')
        .filter((line) => line.includes('motherTongue'));
      expect(changes.join('\n')).toContain('profile.motherTongue is new');
      expect(changes.filter((line) => !line.startsWith('  minor: '))).toEqual([]);
    },
    15 * MINUTES,
  );

  test(`adding a biodata field changes at most ${MOST_FILES} files, and keeps each short`, async () => {
    const touched = await copy.touched();
    console.log(`Files for a field: ${touched.length}\n  ${touched.join('\n  ')}`);
    expect(touched.length).toBeLessThanOrEqual(MOST_FILES);
    for (const file of touched) {
      const lines = (await readFile(join(copy.folder, file), 'utf8')).split('\n').length - 1;
      expect(lines, file).toBeLessThanOrEqual(MOST_LINES);
    }
  });

  test(
    'the API creates, reads and changes the added biodata field within its rules',
    async () => {
      const servers = await scratchServers(parseSettings(readEnvironment()), lifetime);
      const { exitCode, all } = await copy.run(`vitest run --project api ${API_TESTS}`, {
        env: { TEST_DATABASE_URL: servers.databaseUrl, TEST_REDIS_URL: servers.redisUrl },
      });
      expect(exitCode, String(all)).toBe(0);
    },
    15 * MINUTES,
  );

  test(
    'the form asks for the added biodata field and the biodata shows it, in both languages',
    async () => {
      const { exitCode, all } = await copy.run('vitest run --project kit biodata-fields');
      expect(exitCode, String(all)).toBe(0);
    },
    15 * MINUTES,
  );
});
