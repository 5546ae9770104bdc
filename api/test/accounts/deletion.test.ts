import { expect, describe, test, vi } from 'vitest';
import { sweepPhotos } from '../../src/register/photos/commands/photos.ts';
import { photoStore } from '../../src/ground/gateways/photo-store/photo-store.ts';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { SESSION_PREFIX } from '../../src/ground/gateways/session-index.ts';
import { AuditEntry } from '../../src/identity/audit/models/audit-entry.ts';
import { PhotoRemoval } from '../../src/register/photos/models/photo-removal.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { User } from '../../src/identity/accounts/models/user.ts';
import { buildAdmin, buildMaintainer, buildProfile, buildUser, storePhoto } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const server = await startServer();

const down = () => Promise.reject(new Error('broken on purpose'));

const steps: [string, () => { mockRestore(): void }][] = [
  ['when it reads the sessions', () => vi.spyOn(redis, 'sMembers').mockImplementationOnce(down)],
  ['when it plans the removal of photos', () => vi.spyOn(PhotoRemoval, 'plan').mockImplementationOnce(down)],
  ['when it deletes the row', () => vi.spyOn(User, 'destroy').mockImplementationOnce(down)],
  ['when it writes the audit entry', () => vi.spyOn(AuditEntry, 'record').mockImplementationOnce(down)],
  ['when it removes photos from the store', () => vi.spyOn(photoStore, 'remove').mockImplementation(down)],
];

describe('the deletion of an account', () => {
  test.each(steps)(
    'a deletion leaves nothing after an interruption and a repetition: %s',
    async (_where, interrupt) => {
      const admin = await server.as(await buildAdmin());
      const owner = await buildUser();
      const profile = await buildProfile({ owner, withPhoto: true });
      const member = await server.as(owner);
      const remove = () => admin.call('deleteUser', { params: { id: owner.id } });

      const interruption = interrupt();
      await remove();
      interruption.mockRestore();
      // If the interrupted deletion removed the account, its repetition returns 404; otherwise 200.
      expect([200, 404]).toContain((await remove()).status);
      await sweepPhotos();

      expect(await User.findByPk(owner.id)).toBeNull();
      expect(await Profile.count({ where: { userId: owner.id } })).toBe(0);
      expect(await photoStore.get(profile.photoKey ?? '', 'view')).toBeUndefined();
      expect(await redis.exists(redisKey('sessions-of', owner.id))).toBe(0);
      expect((await member.call('check')).status).toBe(401);
    },
  );
});

describe('the purge of accounts without biodata', () => {
  test.each([...steps, ['after the rows are deleted', afterTheRows] satisfies (typeof steps)[number]])(
    'a purge leaves nothing after an interruption and a repetition: %s',
    async (_where, interrupt) => {
      const maintainer = await server.as(await buildMaintainer());
      const user = await buildUser({ photoKey: await storePhoto() });
      const member = await server.as(user);

      const interruption = interrupt();
      await maintainer.call('deleteUsersWithoutProfiles');
      interruption.mockRestore();
      expect((await maintainer.call('deleteUsersWithoutProfiles')).status).toBe(200);
      await sweepPhotos();

      expect(await User.findByPk(user.id)).toBeNull();
      expect(await photoStore.get(user.photoKey ?? '', 'view')).toBeUndefined();
      expect(await redis.exists(redisKey('sessions-of', user.id))).toBe(0);
      expect(await redis.exists(sessionKeyOf(member))).toBe(0);
    },
  );
});

/** Break Redis once the audit entry is written, so that the steps after the transaction fail. */
function afterTheRows() {
  const record = AuditEntry.record.bind(AuditEntry);
  const broken: { mockRestore(): void }[] = [];
  const spy = vi.spyOn(AuditEntry, 'record').mockImplementationOnce(async (...entry) => {
    const written = await record(...entry);
    broken.push(vi.spyOn(redis, 'sMembers').mockImplementation(down));
    return written;
  });
  return {
    mockRestore: () => {
      for (const { mockRestore } of [spy, ...broken]) mockRestore();
    },
  };
}

/** Return the Redis key of a browser's session. Its cookie is `s:<id>.<signature>`. */
const sessionKeyOf = (client: Client) =>
  SESSION_PREFIX +
  (/^s:([^.]+)/.exec(decodeURIComponent(client.cookies.get('pehchan.sid') ?? ''))?.[1] ?? 'none');
