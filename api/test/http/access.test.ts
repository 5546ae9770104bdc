import { type EndpointName, endpoints } from '@pehchan/contract/endpoints';
import { beforeAll, describe, expect, test } from 'vitest';
import type { User } from '../../src/identity/accounts/models/user.ts';
import { redis, redisKey } from '../../src/ground/gateways/redis.ts';
import { Profile } from '../../src/register/biodata/models/profile.ts';
import { type Caller, CALLERS, TABLE, type Target } from '../support/call-table.ts';
import { buildAdmin, buildApproved, buildMaintainer, buildProfile, buildUser } from '../support/factories.ts';
import { type Client, startServer } from '../support/test-server.ts';

const build: Record<Exclude<Caller, 'anonymous' | 'maintainer'>, () => Promise<User>> = {
  pending: () => buildUser(),
  rejected: () => buildUser({ status: 'rejected' }),
  approved: () => buildApproved(),
  admin: () => buildAdmin(),
};

describe('the access table', async () => {
  const server = await startServer();
  let maintainer: User;
  beforeAll(async () => {
    maintainer = await buildMaintainer();
  });

  test('the access table names every call of the contract', () => {
    expect(Object.keys(TABLE).sort()).toEqual(Object.keys(endpoints).sort());
  });

  const rows = Object.entries(TABLE).flatMap(([name, rows]) =>
    rows.map((row) => ({ name: name as EndpointName, ...row })),
  );
  describe.each(CALLERS)('the caller %s', (caller) => {
    test.each(rows)(
      '$name returns the status that the access table expects, target: $target',
      async ({ name, target, expected, call }) => {
        const { client, owner, profile } = await (
          isRead(name) && caller !== 'maintainer' ? shared : prepared
        )(caller, target);
        const reply = await client.call(
          name,
          await call?.({ profile: profile?.id ?? 1, user: owner?.id ?? 1, phone: owner?.phone ?? '' }),
        );
        expect(reply.status, reply.text).toBe(expected[caller]);
      },
    );
  });

  type Prepared = { client: Client; user?: User; owner?: User | undefined; profile?: Profile | undefined };
  const isRead = (name: EndpointName) => endpoints[name].method === 'GET';
  const known = new Map<string, Promise<Prepared>>();

  /** Calls that only read share their caller and their target. */
  function shared(caller: Caller, target: Target): Promise<Prepared> {
    const key = `${caller} ${target}`;
    const found = known.get(key) ?? prepared(caller, target);
    known.set(key, found);
    return found;
  }

  async function prepared(caller: Caller, target: Target): Promise<Prepared> {
    const entered = await enter(caller);
    const owner = await ownerOf(target, entered.user);
    return { ...entered, owner, profile: owner && (await buildProfile({ owner })) };
  }

  async function enter(caller: Caller): Promise<{ client: Client; user?: User }> {
    if (caller === 'anonymous') return { client: server.anonymous() };
    if (caller !== 'maintainer') {
      const user = await build[caller]();
      return { client: await server.as(user), user };
    }
    // All rows of the access table share one maintainer: reset its biodata and its count of sign-ins.
    await Profile.destroy({ where: { userId: maintainer.id } });
    await redis.del(redisKey('tries', 'account:signed-in', maintainer.id));
    await buildProfile({ owner: maintainer });
    return { client: await server.as(maintainer), user: maintainer };
  }

  async function ownerOf(target: Target, caller: User | undefined): Promise<User | undefined> {
    if (target === 'none') return undefined;
    if (target === 'approved’s') return buildApproved();
    return target === 'own' && caller ? caller : buildUser();
  }
});
