// @vitest-environment jsdom
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/repository.ts';

/** Each application defines its calls in files of its own, and no build holds more than one of them: only a page does. */
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

test('shell and remotes can stand in one page: no two of them give a call the same name', async () => {
  const files = await filesWithEndpoints();
  const owners = new Set(files.map((file) => file.split('/')[0]));
  expect([...owners]).toEqual(['admin-app', 'member-app', 'shell']);
  const refused: string[] = [];
  for (const file of files) {
    await import(join(ROOT, file)).catch((error: unknown) => refused.push(`${file}: ${String(error)}`));
  }
  expect(refused).toEqual([]);
});
