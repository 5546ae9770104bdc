import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { translate } from '@pehchan/contract/messages';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { PhotoRemoval } from '../../src/register/photos/models/photo-removal.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import { type ApiProcess, startApi } from '../support/api-process.ts';
import {
  accountForm,
  biodataForm,
  buildUser,
  multipart,
  newEmail,
  PASSWORD,
  removeTasks,
} from '../support/factories.ts';

const run = promisify(execFile);

/** Mount a disk of one megabyte and fill it completely. Return undefined unless root runs the tests. */
async function fullDisk(): Promise<{ folder: string; makeRoom(): Promise<void> } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'pehchan-full-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]);
  } catch {
    return undefined;
  }
  onTestFinished(async () => void (await run('umount', ['-l', folder])));
  for (const name of ['photos', 'outbox']) await mkdir(join(folder, name));
  const ballast = join(folder, 'ballast');
  await writeFile(ballast, Buffer.alloc(2 ** 20)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error;
  });
  return { folder, makeRoom: () => rm(ballast) };
}

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

let disk: NonNullable<Awaited<ReturnType<typeof fullDisk>>>;
let api: ApiProcess;

beforeEach(async ({ skip }) => {
  const mounted = await fullDisk();
  if (!mounted) return skip('only root mounts a small disk');
  disk = mounted;
  await removeTasks();
  const secret = '4f1c0e9ab72d58361f6be02c8d97a3c5';
  api = await startApi({ DATA_DIR: disk.folder, SESSION_SECRET: secret, MARK_SECRETS: secret });
});

const refused = (key: 'refused.photoStore' | 'refused.mail') => [503, translate('en', key), '2'];

test('a full photo store refuses a new biodata, and keeps neither its row nor any part of its photo', async () => {
  const { phone, id } = await buildUser();
  const client = api.client();
  await client.call('login', { json: { phone, password: PASSWORD } });

  const { status, body, headers } = await client.call('createProfile', {
    form: await multipart(biodataForm()),
  });

  expect([status, body.message, headers.get('retry-after')]).toEqual(refused('refused.photoStore'));
  expect(await Profile.count({ where: { userId: id } })).toBe(0);
  expect(await filesIn(join(disk.folder, 'photos'))).toEqual([]);
  expect(await PhotoRemoval.count()).toBe(0);
  await vi.waitFor(() => expect(api.log.join('\n')).toContain('"code":"ENOSPC"'));

  await disk.makeRoom();
  expect((await client.call('createProfile', { form: await multipart(biodataForm()) })).status).toBe(201);
  expect((await filesIn(join(disk.folder, 'photos'))).length).toBeGreaterThan(1);
});

test('a full photo store refuses a new account with its first biodata, and keeps no row of it', async () => {
  const account = accountForm();
  const form = await multipart({ ...biodataForm(), ...account });
  const { status, body } = await api.client().call('createProfile', { form });
  expect([status, body.code]).toEqual([503, 'unavailable']);
  expect(await User.count({ where: { phone: account.phone } })).toBe(0);
  expect(await filesIn(join(disk.folder, 'photos'))).toEqual([]);
});

test('a full outbox refuses registered and unknown emails alike, and keeps no partial mail', async () => {
  const { email } = await buildUser();
  for (const asked of [email, newEmail()]) {
    const { status, body, headers } = await api.client().call('forgotPassword', { json: { email: asked } });
    expect([status, body.message, headers.get('retry-after')]).toEqual(refused('refused.mail'));
  }
  expect(await filesIn(join(disk.folder, 'outbox'))).toEqual([]);

  await disk.makeRoom();
  for (const asked of [email, newEmail()]) {
    expect((await api.client().call('forgotPassword', { json: { email: asked } })).status).toBe(200);
  }
  expect((await filesIn(join(disk.folder, 'outbox'))).map(({ name }) => name)).toEqual([
    expect.stringMatching(/\.eml$/),
  ]);
});
