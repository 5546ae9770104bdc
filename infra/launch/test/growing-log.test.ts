import { chmod, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, onTestFinished, test } from 'vitest';
import { openDataDir } from '../data-dir.ts';
import { GrowingLog } from '../process/growing-log.ts';
import { startService } from '../process/service.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';

test('GrowingLog uses at most twice its size, and keeps the newest lines', async () => {
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

test('the log of a server that writes its own file is truncated while the server runs', async () => {
  const dataDir = await openDataDir(await temporaryFolder());
  const script = `
    const line = 'x'.repeat(1023) + '\\n';
    process.stderr.write(line.repeat(21 * 1024));
    setInterval(() => process.stdout.write('afterwards\\n'), 50);`;
  const program = { file: process.execPath, args: ['-e', script], env: {}, cwd: dataDir.path };
  const isReady = () => Promise.resolve(true);
  await startService({ name: 'A server', id: 'chatty', dataDir, ...program, isReady }, testLifetime());
  const file = join(dataDir.logs, 'chatty.log');
  const size = async (name: string) => (await stat(name).catch(() => undefined))?.size ?? 0;
  await expect.poll(() => size(`${file}.1`), { timeout: 20_000 }).toBeGreaterThanOrEqual(20 * 1024 * 1024);
  // The server writes at the start of the truncated log, and leaves no hole of 21 MiB before its lines.
  await expect.poll(() => readFile(file, 'utf8')).toMatch(/^[^\0]{0,1000}(afterwards\n)$/);
  const before = await size(file);
  await expect.poll(() => size(file)).toBeGreaterThan(before);
});

test('GrowingLog continues on a full disk', async ({ skip }) => {
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
