import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Archive, readArchive, writeArchive } from '../archive.ts';
import { checkBackup } from '../check-backup.ts';
import { isKept } from '../make-backup.ts';
import { FORMAT, HEAD, SUMS } from '../manifest.ts';
import { contentCounter } from '../tables.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';

const KEY = 'twenty characters and more';
const OPEN = { key: undefined };
const LINES = ['["1","RAMESH"]', '["2","सीता"]'];
let file: string;

beforeEach(async () => {
  file = join(await temporaryFolder(), 'backup');
});

const json = (value: unknown) => Buffer.from(JSON.stringify(value));
const contentOf = (lines: string[]) => {
  const counter = contentCounter();
  lines.forEach(counter.add);
  return counter.content;
};

async function writeBackup({
  key = null as string | null,
  lines = LINES,
  format = FORMAT,
  more = '',
  head = {},
  workFactor = 10,
  secrets = [] as string[],
  wanted = undefined as string[] | undefined,
} = {}) {
  const none = contentOf([]);
  const write = async ({ add }: Archive) => {
    await add(HEAD, json({ format, createdAt: '2026-01-01', migrations: [], ...head }));
    await add('database/users/1.jsonl', Buffer.from(lines.join('\n')));
    if (more) await add(more, Buffer.from('x'));
    if (secrets.length > 0) await add('secrets/marks', Buffer.from(secrets.join('\n')));
    const markSecrets = secrets.length > 0 ? contentOf(wanted ?? secrets) : undefined;
    const tables = [{ name: 'users', nextId: '3', content: contentOf(LINES) }];
    await add(SUMS, json({ tables, photos: none, site: none, photosMissing: 0, markSecrets }));
  };
  await writeArchive(file, key ?? undefined, write, workFactor);
}

test.each([
  ['encrypted', KEY],
  ['not encrypted', null],
])('checkBackup reads a written backup: %s', async (_what, key) => {
  await writeBackup({ key });
  const { sums } = await checkBackup(file, { key: key ?? undefined });
  expect(sums.tables[0]).toMatchObject({ name: 'users', content: { rows: 2 } });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file)).includes('RAMESH')).toBe(false);
});

test('an encrypted backup is an age file that only its own key opens', async () => {
  await writeArchive(file, KEY, ({ add }) => add(HEAD, json({})));
  expect((await readFile(file)).subarray(0, 80).toString()).toMatch(
    /^age-encryption.org\/v1\n-> scrypt \S+ 18\n/,
  );
  await writeBackup({ key: KEY });
  await expect(checkBackup(file, { key: undefined })).rejects.toThrow('is encrypted. Set BACKUP_KEY');
  await expect(checkBackup(file, { key: 'another key of 20 letters' })).rejects.toThrow('another BACKUP_KEY');
});

test('an unencrypted backup is refused when BACKUP_KEY is set, unless the operator allows it', async () => {
  await writeBackup();
  await expect(checkBackup(file, { key: KEY })).rejects.toThrow('anyone can have made it');
  expect((await checkBackup(file, { key: KEY, plain: true })).sums.tables).toHaveLength(1);
});

test.each(['changed', 'cut off'])(
  'checkBackup reports one %s byte anywhere in the file as damage',
  async (what) => {
    await writeBackup({ key: KEY });
    const whole = await readFile(file);
    for (const at of [200, Math.floor(whole.length / 2), whole.length - 1]) {
      const broken = Buffer.from(whole);
      if (what === 'changed') broken[at] = (broken[at] ?? 0) ^ 1;
      await writeFile(file, what === 'changed' ? broken : broken.subarray(0, at));
      await expect(checkBackup(file, { key: KEY })).rejects.toThrow(/is damaged/);
    }
  },
);

test('checkBackup refuses rows that differ from the counted ones', async () => {
  await writeBackup({ lines: [LINES[0] ?? '', '["2","GEETA"]'] });
  await expect(checkBackup(file, OPEN)).rejects.toThrow('the checksum of its users is wrong');
});

test('checkBackup refuses a newer format', async () => {
  await writeBackup({ format: FORMAT + 1 });
  await expect(checkBackup(file, OPEN)).rejects.toThrow('does not know the format of this backup');
});

test('a backup contains every secret of the photo marks unchanged', async () => {
  const secrets = ['a'.repeat(64), 'b'.repeat(64)];
  await writeBackup({ secrets });
  expect((await checkBackup(file, OPEN)).sums.markSecrets).toEqual(contentOf(secrets));
  await writeBackup({ secrets, wanted: [...secrets].slice(1) });
  await expect(checkBackup(file, OPEN)).rejects.toThrow('the checksum of its secrets is wrong');
});

test('checkBackup accepts an older format, unless its photos stayed at Cloudinary', async () => {
  await writeBackup({ format: 2 });
  expect((await checkBackup(file, OPEN)).sums.markSecrets).toBeUndefined();
  await writeBackup({ format: 1, head: { photosElsewhere: false } });
  expect((await checkBackup(file, OPEN)).sums.tables).toHaveLength(1);
  await writeBackup({ format: 1, head: { photosElsewhere: true } });
  await expect(checkBackup(file, OPEN)).rejects.toThrow(
    'An older Pehchan made this backup and left the photos at Cloudinary',
  );
});

test.each(['photos/../../etc/passwd', '/etc/passwd', 'site/../x', 'secrets/session'])(
  'checkBackup refuses a file outside the data directory: %s',
  async (more) => {
    await writeBackup({ more });
    await expect(checkBackup(file, OPEN)).rejects.toThrow('which is not part of a backup');
  },
);

test('a backup contains all of the published site but locks, unfinished files and mails to be sent', () => {
  const kept = ['shell/index.html', 'remotes/mail/1.0.0/remoteEntry.js', 'publishers.json', 'history/1.json'];
  const left = ['mail/1.json', '.release.lock', 'remotes/.member.tmp/x.js', 'host.json.1.tmp'];
  expect([...kept, ...left].filter(isKept)).toEqual(kept);
});

test('checkBackup refuses a file that is not a backup', async () => {
  await writeFile(file, 'Dear Asha');
  await expect(checkBackup(file, OPEN)).rejects.toThrow("isn't a backup");
  await expect(checkBackup(`${file}.missing`, OPEN)).rejects.toThrow("can't be read: there is no such file.");
  await expect(checkBackup(join(file, '..'), OPEN)).rejects.toThrow("can't be read: it is a folder.");
});

test('a backup overwrites the unfinished file of a killed backup', async () => {
  await writeFile(`${file}.part`, 'half of a backup');
  await writeBackup();
  expect((await checkBackup(file, OPEN)).sums.tables).toHaveLength(1);
  expect(await readdir(join(file, '..'))).toEqual(['backup']);
});

test('of two simultaneous backups to one file the second is refused and harms nothing', async () => {
  let finish = () => {};
  const first = writeArchive(file, undefined, async ({ add }) => {
    await add(HEAD, Buffer.from('first'));
    await new Promise<void>((resolve) => (finish = resolve));
  });
  while (!(await readdir(join(file, '..'))).includes('backup.part')) await new Promise(setImmediate);
  await expect(writeBackup()).rejects.toThrow(`Another backup to ${file} is under way.`);
  finish();
  await first;
  for await (const { content } of readArchive(file, OPEN)) expect(content.toString()).toBe('first');
});

test('writeArchive names a folder that is missing or is a file', async () => {
  const folder = join(file, '..');
  const write = (place: string) =>
    writeArchive(place, undefined, ({ add }) => add(HEAD, Buffer.alloc(5_000_000)));
  await expect(write(join(folder, 'missing', 'backup'))).rejects.toThrow(
    `There is no folder ${join(folder, 'missing')}.`,
  );
  await writeFile(join(folder, 'letter'), 'Dear Asha');
  await expect(write(join(folder, 'letter', 'backup'))).rejects.toThrow(
    `${join(folder, 'letter')} is no folder.`,
  );
});

test('writeArchive reports the full disk of the backup', async ({ skip }) => {
  const folder = join(file, '..');
  const mounted = await execa('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { reject: false });
  skip(mounted.failed, 'only root mounts a small disk');
  onTestFinished(async () => void (await execa('umount', [folder], { reject: false })));
  const full = writeArchive(file, undefined, ({ add }) => add(HEAD, randomBytes(5_000_000)));
  await expect(full).rejects.toThrow(`The disk that holds ${file} is full.`);
  expect(await readdir(folder)).toEqual([]);
});

test('a failed backup leaves no file', async () => {
  const failing = writeArchive(file, undefined, async ({ add }) => {
    await add(HEAD, Buffer.alloc(5_000_000));
    throw new Error('the database went away');
  });
  await expect(failing).rejects.toThrow('the database went away');
  expect(await readdir(join(file, '..'))).toEqual([]);
});

test('an archive of 100 MB is written and read piece by piece', async () => {
  const piece = Buffer.alloc(2_000_000, 7);
  await writeArchive(file, undefined, async ({ add }) => {
    for (let number = 0; number < 50; number += 1) await add(`photos/${number}`, piece);
  });
  let bytes = 0;
  for await (const { content } of readArchive(file, OPEN)) bytes += content.length;
  expect(bytes).toBe(50 * piece.length);
});
