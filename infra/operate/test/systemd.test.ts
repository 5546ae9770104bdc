import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { findOnSystem } from '../../launch/embedded/binaries.ts';
import { ROOT } from '../../lib/repository.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';

const UNITS = join(ROOT, 'infra/systemd');
const MISSING = 'systemd-analyze is not installed: apt-get install systemd';

/** Copy the systemd units, change one of them, and return systemd's messages; undefined without systemd. */
async function verify(changed = '', change = (text: string) => text): Promise<string | undefined> {
  const program = await findOnSystem(['systemd-analyze']);
  if (!program) return undefined;
  const folder = await temporaryFolder();
  const names = await readdir(UNITS);
  for (const name of names) {
    if (name !== changed) await copyFile(join(UNITS, name), join(folder, name));
    else await writeFile(join(folder, name), change(await readFile(join(UNITS, name), 'utf8')));
  }
  const files = names.map((name) => join(folder, name));
  const { exitCode, all } = await execa(program, ['verify', '--man=no', ...files], {
    reject: false,
    all: true,
  });
  // Keep only messages about Pehchan: systemd also checks other units of this machine.
  const lines = all.split('\n').filter((line) => /pehchan/.test(line));
  return [...lines, ...(exitCode !== 0 && lines.length === 0 ? [all] : [])].join('\n');
}

test('systemd finds no fault in the units and the timer', async ({ skip }) => {
  const output = await verify();
  if (output === undefined) skip(MISSING);
  expect(output).toBe('');
});

test.for([
  ['pehchan.service', 'KillMode=', 'KilMode='],
  ['pehchan-backup.service', 'ExecStart=/bin/sh', 'ExecStart=/bin/no-such-shell'],
  ['pehchan-backup.timer', 'OnCalendar=*-*-* 02:30', 'OnCalendar=every night'],
])('systemd reports a fault in %s: %s as %s', async ([name = '', right = '', wrong = ''], { skip }) => {
  const output = await verify(name, (text) => text.replace(right, wrong));
  if (output === undefined) skip(MISSING);
  expect(output).toContain(name);
});

test('the backup unit calls npm run backup with --keep, which removes older backups', async () => {
  const text = await readFile(join(UNITS, 'pehchan-backup.service'), 'utf8');
  expect(text).toContain('npm run backup -- "/var/backups/pehchan/$$(date +%%F-%%H%%M).age" --keep=14');
});
