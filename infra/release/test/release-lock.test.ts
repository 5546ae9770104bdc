import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { withSiteLock } from '../store/lock.ts';
import { siteIn } from '../store/site.ts';

const LOCK = join(import.meta.dirname, '../store/lock.ts');
const SITE = join(import.meta.dirname, '../store/site.ts');

/**
 * Start a process that takes the site's lock, prints a line, and keeps the lock for `holds` milliseconds.
 * @returns a function that kills it
 */
async function heldByAnother(folder: string, holds: number): Promise<() => void> {
  const program = `
    const { withSiteLock } = await import(${JSON.stringify(LOCK)});
    const { siteIn } = await import(${JSON.stringify(SITE)});
    await withSiteLock(siteIn(${JSON.stringify(folder)}), async () => {
      console.log('held');
      await new Promise((resolve) => setTimeout(resolve, ${holds}));
    });`;
  const child = execa(process.execPath, ['--input-type=module', '-e', program], { reject: false });
  const kill = () => void child.kill('SIGKILL');
  onTestFinished(kill);
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return kill;
}

const waited = async (folder: string) => {
  const since = performance.now();
  await withSiteLock(siteIn(folder), async () => undefined);
  return performance.now() - since;
};

test('a working process keeps the lock, however long its work takes', async () => {
  const folder = await temporaryFolder();
  await heldByAnother(folder, 5000);
  expect(await waited(folder)).toBeGreaterThan(4000);
});

test('the lock of a killed process passes to one waiting process after another', async () => {
  const folder = await temporaryFolder();
  const kill = await heldByAnother(folder, 60_000);
  kill();
  let [inside, most] = [0, 0];
  const turn = () =>
    withSiteLock(siteIn(folder), async () => {
      most = Math.max(most, (inside += 1));
      await new Promise((resolve) => setTimeout(resolve, 50));
      inside -= 1;
    });
  const since = performance.now();
  await Promise.all(Array.from({ length: 8 }, turn));
  expect(most).toBe(1);
  expect(performance.now() - since).toBeLessThan(8000);
});
