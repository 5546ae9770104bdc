import { randomBytes } from 'node:crypto';
import { today } from '@pehchan/contract/common';
import { describe, expect, test, vi } from 'vitest';
import { afterMigration } from '../../src/ground/database/migrate.ts';
import { MarkCode } from '../../src/identity/accounts/models/mark-code.ts';
import { noteServing } from '../../src/register/photos/commands/note-serving.ts';
import { PhotoServing } from '../../src/register/photos/models/photo-serving.ts';
import { startApi } from '../support/api-process.ts';
import { databaseNow } from '../support/clocks.ts';
import { buildApproved, buildProfile, PASSWORD } from '../support/factories.ts';
import { served, SIZES } from '../support/marked-copies.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

const linesOf = (photoKey: string | null) =>
  PhotoServing.findAll({ where: { photoKey: photoKey ?? '' }, order: ['size'], raw: true });

const asked = async () => {
  const { photoKey } = await buildProfile({ withPhoto: true });
  const viewer = await buildApproved();
  return { photoKey, viewer, code: await MarkCode.of(viewer.id), client: await server.as(viewer) };
};

describe('records of served photos', () => {
  test('a served photo is recorded once by code, size and day', async () => {
    const { photoKey, code, client } = await asked();
    const note = vi.spyOn(PhotoServing, 'note');
    for (const size of [...SIZES, ...SIZES]) await served(client, photoKey, size);
    expect(note).toHaveBeenCalledTimes(3);
    note.mockRestore();
    const line = { photoKey, code, firstDay: today(), lastDay: today() };
    expect(await linesOf(photoKey)).toEqual(
      ['card', 'table', 'view'].map((size) => expect.objectContaining({ ...line, size })),
    );
  });

  test('a record keeps the first and last day, whichever process wrote it', async () => {
    const { photoKey, code } = await asked();
    const serving = { photoKey: photoKey ?? '', code, size: 'card' as const };
    for (const day of ['2026-03-02', '2026-03-04', '2026-03-03']) await PhotoServing.note([serving], day);
    expect(await linesOf(photoKey)).toMatchObject([{ firstDay: '2026-03-02', lastDay: '2026-03-04' }]);
  });

  test('a photo is not served when its record cannot be written', async () => {
    const { photoKey, client } = await asked();
    const broken = vi.spyOn(PhotoServing, 'note').mockRejectedValue(new Error('broken on purpose'));
    const reply = await client.fetch('GET', `/api/v1/photos/${photoKey}?size=card`);
    broken.mockRestore();
    expect([reply.status, reply.headers.get('content-type')]).toEqual([500, expect.stringContaining('json')]);
    expect((await served(client, photoKey, 'card')).length).toBeGreaterThan(0);
  });

  test('a record survives a process that is killed right after it served the photo', async () => {
    const { photoKey, viewer, code } = await asked();
    const api = await startApi();
    const client: Client = api.client();
    await client.call('login', { json: { phone: viewer.phone, password: PASSWORD } });
    await served(client, photoKey, 'card');
    await api.stop('SIGKILL');
    expect(await linesOf(photoKey)).toMatchObject([{ code, size: 'card' }]);
  });

  test('the photos of a whole list are recorded in one statement', async () => {
    const { code } = await asked();
    const keys = Array.from({ length: 20 }, () => randomBytes(16).toString('hex'));
    const note = vi.spyOn(PhotoServing, 'note');
    await Promise.all(keys.map((photoKey) => noteServing({ photoKey, code, size: 'card' })));
    expect(note).toHaveBeenCalledTimes(1);
    note.mockRestore();
    for (const key of keys) expect(await linesOf(key)).toHaveLength(1);
  });

  test('a record is deleted after a year', async () => {
    const { photoKey, code } = await asked();
    const now = await databaseNow();
    const day = (ago: number) => today(new Date(now - ago * 24 * 3600 * 1000));
    await PhotoServing.note([{ photoKey: photoKey ?? '', code, size: 'view' }], day(364));
    await PhotoServing.note([{ photoKey: photoKey ?? '', code, size: 'card' }], day(368));
    const databaseUrl = process.env['DATABASE_URL'] ?? '';
    await afterMigration({ databaseUrl, migrateDatabaseUrl: databaseUrl });
    expect((await linesOf(photoKey)).map(({ size }) => size)).toEqual(['view']);
  });
});
