// @vitest-environment jsdom
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/repository.ts';

/**
 * Each application defines its calls in files of its own, and no build holds more than one of them: only a
 * page does.
 */
async function filesWithEndpoints(): Promise<string[]> {
  const files = glob(['shell/**/*.{ts,tsx}', '*-app/src/**/*.{ts,tsx}'], {
    cwd: ROOT,
    exclude: ['**/node_modules', '**/dist'],
  });
  const found: string[] = [];
  for await (const file of files) {
    if (/\.test\.tsx?$/.test(file)) continue;
    if (/= defineEndpoints\('/.test(await readFile(join(ROOT, file), 'utf8'))) found.push(file);
  }
  return found.sort();
}

/** `member-app/src/member-api.ts` is of the remote `member`; the kit's calls are the shell's. */
const ownerOf = (file: string) => file.replace(/(-app)?\/.*$/, '');

test('shell and remotes can stand in one page: each names its calls as its own', async () => {
  const files = await filesWithEndpoints();
  expect([...new Set(files.map(ownerOf))]).toEqual(expect.arrayContaining(['admin', 'member', 'shell']));
  const foreign: string[] = [];
  for (const file of files) {
    const source = await readFile(join(ROOT, file), 'utf8');
    for (const [, owner] of source.matchAll(/= defineEndpoints\('([^']*)'/g)) {
      if (owner !== ownerOf(file)) foreign.push(`${file}: ${owner}`);
    }
    await import(join(ROOT, file));
  }
  expect(foreign).toEqual([]);
});
