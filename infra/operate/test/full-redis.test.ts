import { type EndpointName, endpoints, url } from '@pehchan/contract/endpoints';
import { translate } from '@pehchan/contract/messages';
import { createClient } from '@redis/client';
import { expect, onTestFinished, test } from 'vitest';
import { nextFamily, PASSWORD, signUpAs, signUpForm } from '../../checks/resilience/families.ts';
import { API_HOST, apiEnvironment, migrateDatabase, startApis } from '../../launch/api.ts';
import { findBinaries } from '../../launch/embedded/binaries.ts';
import { openDataDir } from '../../launch/data-dir.ts';
import { startServers } from '../../launch/embedded/servers.ts';
import { queryOnce } from '../../lib/database.ts';
import { freePort } from '../../lib/ports.ts';
import { parseSettings } from '../../lib/settings.ts';
import { temporaryFolder, testLifetime } from '../../lib/test/temporary.ts';
import { KEPT } from '../checks-of-site.ts';
import { BACKUPS, noteBackup } from '../last-backup.ts';
import type { Source } from '../source.ts';

const CHECK = 'Redis has a memory limit, and room below it';

/** Start an API without a front end, with a Redis of its own. */
async function startSite() {
  const lifetime = testLifetime();
  const metricsPort = await freePort();
  const given = { DEMO: '0', STEP_DEADLINE: '20000', METRICS_PORT: String(metricsPort) };
  const settings = parseSettings(given);
  const dataDir = await openDataDir(await temporaryFolder());
  const binaries = await findBinaries(['mariadb', 'redis'], lifetime.signal);
  const servers = await startServers(
    { dataDir, binaries, databaseUrl: undefined, redisUrl: undefined, scratch: true },
    lifetime,
  );
  const env = await apiEnvironment(settings, dataDir, servers);
  await migrateDatabase(env, lifetime);
  await startApis(env, [servers.apiPort], dataDir, lifetime);
  const redis = await createClient({ url: servers.redisUrl }).connect();
  onTestFinished(() => redis.close());
  // Of the object that describes a site, the doctor's checks read only `servers` and `settings`.
  const source = { servers, settings: { ...settings, production: true } } as Source;
  return { site: `http://${API_HOST}:${servers.apiPort}`, servers, redis, source, metricsPort };
}

type Sent = { params?: object; json?: object; form?: FormData; language?: string };

function browser(site: string, cookies: string) {
  const jar = new Map(cookies.split('; ').map((pair) => pair.split('=') as [string, string]));
  return {
    jar,
    async call(name: EndpointName, { params, json, form, language = 'en' }: Sent = {}) {
      const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
      const type: Record<string, string> = form ? {} : { 'content-type': 'application/json' };
      const body = form ?? (json && JSON.stringify(json));
      const reply = await fetch(site + url(name as 'getProfile', params as { id: number }), {
        method: endpoints[name].method,
        headers: { cookie, 'accept-language': language, ...type },
        ...(body && { body }),
      });
      for (const line of reply.headers.getSetCookie()) {
        const [key = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        jar.set(key, value);
      }
      const text = await reply.text();
      const isJson = reply.headers.get('content-type')?.includes('json');
      return { status: reply.status, headers: reply.headers, body: isJson ? JSON.parse(text) : {} };
    },
  };
}

test('when Redis is full no one can sign in, and signed-in families continue', async () => {
  const { site, servers, redis, source, metricsPort } = await startSite();
  const [family, other] = [nextFamily(), nextFamily()];
  const cookies = (await signUpAs(site, family)) ?? '';
  await signUpAs(site, other);
  for (const table of ['users SET status', 'profiles SET ownerStatus']) {
    await queryOnce(servers.databaseUrl, `UPDATE ${table} = 'approved'`);
  }
  const [theirs] = await queryOnce(
    servers.databaseUrl,
    `SELECT p.id FROM profiles p JOIN users u ON u.id = p.userId WHERE u.phone = '${other.phone}'`,
  );
  const params = { id: Number(theirs?.id) };
  const look = () => KEPT[CHECK]?.(source);
  expect(await look()).toBeUndefined();

  await redis.set('ballast', 'x'.repeat(4_000_000));
  await redis.configSet('maxmemory', '2mb');
  await expect(redis.set('one', 'more')).rejects.toThrow('OOM');

  const signedIn = browser(site, cookies);
  const { user } = (await signedIn.call('check')).body;
  const ok = async (name: EndpointName, sent?: Sent) => {
    const { status, body } = await signedIn.call(name, sent);
    expect([name, status, body.message], name).toEqual([name, expect.toBeOneOf([200, 201]), body.message]);
    return body;
  };
  await ok('getAllProfiles');
  await ok('getProfile', { params });
  expect((await ok('revealPhone', { params })).phone).toBe(other.phone);
  await ok('putOnShortlist', { params, json: {} });
  await ok('createProfile', { form: await signUpForm(family) });
  await ok('checkAvailability', { json: { ...family, phone: nextFamily().phone } });
  await ok('getSessions');
  // A browser that lost the cookie `pehchan_signed_in` gets it back, which saves the session in a full Redis.
  signedIn.jar.delete('pehchan_signed_in');
  await ok('check');
  expect(signedIn.jar.get('pehchan_signed_in')).toBe('1');
  await ok('endOtherSessions');
  const password = 'sunlit marble stairs';
  await ok('changePassword', { json: { currentPassword: PASSWORD, password } });
  await ok('check');
  // With a full Redis, the API still counts read biodata and sessions.
  expect(await redis.zCard(`pehchan:reading:view:${user.id}`)).toBe(1);
  expect(await redis.sCard(`pehchan:sessions-of:${user.id}`)).toBe(1);

  const visitor = browser(site, '');
  for (const language of ['en', 'hi'] as const) {
    const { status, headers, body } = await visitor.call('login', {
      json: { phone: family.phone, password },
      language,
    });
    expect([status, headers.get('retry-after'), body.message]).toEqual([
      503,
      '600',
      translate(language, 'refused.full'),
    ]);
  }
  expect((await visitor.call('forgotPassword', { json: { email: family.email } })).status).toBe(503);
  expect((await visitor.call('createProfile', { form: await signUpForm(nextFamily()) })).status).toBe(503);
  expect(visitor.jar.has('pehchan.sid')).toBe(false);

  expect(await look()).toEqual([
    expect.stringMatching(/^Redis uses \d+ of 2 MiB\. When it is full, no one can sign in\.$/),
    expect.stringContaining('redis-cli CONFIG SET maxmemory'),
  ]);
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(figures).toMatch(/^pehchan_redis_memory_bytes\{state="used"\} [4-9]\d{6}$/m);
  expect(figures).toContain(`pehchan_redis_memory_bytes{state="allowed"} ${2 * 2 ** 20}\n`);
  await noteBackup(source, new Date().toISOString());
  for (const check of Object.values(BACKUPS)) expect(await check(source)).toBeUndefined();

  await redis.configSet('maxmemory', '0');
  expect((await look())?.[0]).toContain('has no memory limit');
  await redis.configSet('maxmemory', '384mb');
  expect(await look()).toBeUndefined();
  expect((await visitor.call('login', { json: { phone: family.phone, password } })).status).toBe(200);
  await ok('logout');
});
