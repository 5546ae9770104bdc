import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { GrowingLog } from '../process/growing-log.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';

test('a log takes its size twice at most, however much is written, and loses nothing of the last of it', async () => {
  const folder = await temporaryFolder();
  const file = join(folder, 'api.log');
  await writeFile(file, 'of before\n');
  const log = new GrowingLog(file, 10_000);
  for (let line = 0; line < 5000; line += 1) log.write(`line ${line}`);
  log.close();
  expect(await readdir(folder)).toEqual(['api.log', 'api.log.1']);
  const [last, before] = [await readFile(file, 'utf8'), await readFile(`${file}.1`, 'utf8')];
  expect(Math.max(last.length, before.length)).toBeLessThan(10_020);
  const lines = (before + last).trim().split('\n');
  expect(lines.at(-1)).toBe('line 4999');
  expect(lines).toEqual(lines.map((_, index) => `line ${5000 - lines.length + index}`));
});

test('a full disk stops nobody who writes', async ({ skip }) => {
  const folder = await temporaryFolder();
  const mounted = await execa('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder], { reject: false });
  skip(mounted.failed, 'only root mounts a small disk');
  onTestFinished(async () => void (await execa('umount', [folder], { reject: false })));
  await chmod(folder, 0o700);
  const log = new GrowingLog(join(folder, 'api.log'));
  for (let line = 0; line < 20_000; line += 1) log.write(`line ${line}`);
  log.close();
  expect((await stat(join(folder, 'api.log'))).size).toBeLessThanOrEqual(65_536);
});
