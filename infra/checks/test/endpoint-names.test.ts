// @vitest-environment jsdom
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/repository.ts';

/** Return all files that define calls. No single build sees the calls of all three applications. */
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

/** Return the application that owns a file: `member` for `member-app/src/…`, `shell` for the kit. */
const ownerOf = (file: string) => file.replace(/(-app)?\/.*$/, '');

test('shell and remotes define their calls under their own names', async () => {
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
