import { expect, describe, test, vi } from 'vitest';
import { sweepPhotos } from '../src/commands/photos.ts';
import { photoStore } from '../src/gateways/photo-store/photo-store.ts';
import { redis, redisKey } from '../src/gateways/redis.ts';
import { AuditEntry } from '../src/models/audit-entry.ts';
import { PhotoRemoval } from '../src/models/photo-removal.ts';
import { Profile } from '../src/models/profile.ts';
import { User } from '../src/models/user.ts';
import { buildAdmin, buildProfile, buildUser } from './factories.ts';
import { startServer } from './test-server.ts';

const server = await startServer();

/** Fails once, as a connection does that breaks at that very step. */
const down = () => Promise.reject(new Error('broken on purpose'));

const steps: [string, () => { mockRestore(): void }][] = [
  ['before anything, at its sessions', () => vi.spyOn(redis, 'sMembers').mockImplementationOnce(down)],
  ['as its photos are written down', () => vi.spyOn(PhotoRemoval, 'plan').mockImplementationOnce(down)],
  ['as its row goes', () => vi.spyOn(User, 'destroy').mockImplementationOnce(down)],
  ['as the act is recorded', () => vi.spyOn(AuditEntry, 'record').mockImplementationOnce(down)],
  ['as its photos leave the store', () => vi.spyOn(photoStore, 'remove').mockImplementation(down)],
];

describe('an account’s deletion, interrupted and repeated, leaves nothing over', () => {
  test.each(steps)('%s', async (_where, interrupt) => {
    const admin = await server.as(await buildAdmin());
    const owner = await buildUser();
    const profile = await buildProfile({ owner, withPhoto: true });
    const member = await server.as(owner);
    const remove = () => admin.call('deleteUser', { params: { id: owner.id } });

    const interruption = interrupt();
    await remove();
    interruption.mockRestore();
    // It went through all the same (the store is the sweep's), or it can be done again: never half.
    expect([200, 404]).toContain((await remove()).status);
    await sweepPhotos();

    expect(await User.findByPk(owner.id)).toBeNull();
    expect(await Profile.count({ where: { userId: owner.id } })).toBe(0);
    expect(await photoStore.get(profile.photoKey ?? '', 'view')).toBeUndefined();
    expect(await redis.exists(redisKey('sessions-of', owner.id))).toBe(0);
    expect((await member.call('check')).status).toBe(401);
  });
});
