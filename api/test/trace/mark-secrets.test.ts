import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { keptMarkSecrets, replaceMarkSecret } from '../../src/ground/runtime/mark-secrets.ts';
import { parseEnv } from '../../src/ground/runtime/env.ts';
import { startApi } from '../support/api-process.ts';
import { buildAdmin, buildApproved, multipart, PASSWORD } from '../support/factories.ts';
import { served } from '../support/marked-copies.ts';
import { pictureOf } from '../marks/pictures.ts';
import { run } from '../support/run-script.ts';
import { newestImage, upload } from '../support/uploads.ts';

const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'secrets-'));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
};

test('a mark secret is made where none exists, readable by its owner only', async () => {
  const place = await folder();
  const [first, again] = [keptMarkSecrets(place), keptMarkSecrets(place)];
  expect(first).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
  expect(again).toEqual(first);
  expect((await stat(join(place, 'secrets', 'marks'))).mode & 0o777).toBe(0o600);
  expect(await readdir(join(place, 'secrets'))).toEqual(['marks']);
});

test('a new mark secret comes first, and the previous ones still trace existing copies', async () => {
  const place = await folder();
  const [first] = keptMarkSecrets(place);
  const given = (await run('top/cli/admin.ts', ['replace-mark-secret', '--yes'], { DATA_DIR: place, MARK_SECRETS: '' }).ended);
  expect([given.code, given.output]).toEqual([0, expect.stringContaining('2 secrets')]);
  const [newest, ...others] = keptMarkSecrets(place);
  expect(others).toEqual([first]);
  expect(newest).not.toBe(first);
  replaceMarkSecret(place);
  expect(keptMarkSecrets(place).slice(1)).toEqual([newest, first]);
}); // prettier-ignore

test('a running API marks with a new secret within seconds, and traces with both, without a restart', async () => {
  const place = await folder();
  const settings = { DATA_DIR: place, MARK_SECRETS: '' };
  const api = await startApi(settings);
  const as = async ({ phone }: { phone: string }) => {
    const client = api.client();
    expect((await client.call('login', { json: { phone, password: PASSWORD } })).status).toBe(200);
    return client;
  };
  const family = await as(await buildApproved());
  expect((await upload(family, await pictureOf('studio', 480), 'photo.webp', 'image/webp')).status).toBe(201);
  const key = (await newestImage(family)).split('/').at(-1) ?? '';
  const leaker = await buildApproved();
  const client = await as(leaker);
  const before = await served(client, key, 'card');

  expect((await run('top/cli/admin.ts', ['replace-mark-secret', '--yes'], settings).ended).code).toBe(0);
  const after = await vi.waitFor(
    async () => {
      const copy = await served(client, key, 'card');
      expect(copy.equals(before)).toBe(false);
      return copy;
    },
    { timeout: 10_000, interval: 200 },
  );
  const admin = await as(await buildAdmin());
  const [biodata] = (await family.call('getOwnProfiles')).body.profiles;
  for (const bytes of [before, after]) {
    const { body } = await admin.call('traceCopy', {
      form: await multipart({ profileId: biodata?.id }, { field: 'picture', bytes }),
    });
    expect(body.candidates).toMatchObject([{ userId: leaker.id, verdict: 'named' }]);
  }
});

test('an empty secrets file stops the start, because a new secret could not trace existing copies', async () => {
  const place = await folder();
  keptMarkSecrets(place);
  await writeFile(join(place, 'secrets', 'marks'), '\n');
  const { code, output } = await run('server.ts', [], { DATA_DIR: place, SESSION_SECRET: 'f'.repeat(8) + '0123456789abcdef01234567' }).ended;
  expect([code, output]).toEqual([1, expect.stringContaining('has no secret in it: put it back from a backup')]);
  expect(await readFile(join(place, 'secrets', 'marks'), 'utf8')).toBe('\n');
}); // prettier-ignore

test('MARK_SECRETS accepts secrets of at least 32 characters and rejects a shorter one', async () => {
  const good = { DATABASE_URL: 'mysql://a:b@localhost/c', REDIS_URL: 'redis://localhost' };
  expect(() => parseEnv({ ...good, MARK_SECRETS: `${'a'.repeat(32)} short` })).toThrow(
    'MARK_SECRETS must be',
  );
  expect(parseEnv({ ...good, MARK_SECRETS: `${'a'.repeat(32)} ${'b'.repeat(64)}` }).markedPhotosMb).toBe(
    1000,
  );
});
