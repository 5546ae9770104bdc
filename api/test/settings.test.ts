import { describe, expect, test } from 'vitest';
import { parseEnv } from '../src/runtime/env.ts';
import { run } from './run-script.ts';

describe('settings', () => {
  const good = { DATABASE_URL: 'mysql://a:b@localhost/c', REDIS_URL: 'redis://localhost' };

  test('have the defaults of the settings table', () => {
    const { env, problems } = parseEnv(good);
    expect(problems).toEqual([]);
    expect(env).toMatchObject({
      publicUrl: 'http://localhost:3000',
      demo: true,
      maintainerPhone: '9000000001',
      trustProxy: 'loopback',
    });
  });

  test('in production want a secret, have no demo and no maintainer, and are stricter with addresses', () => {
    const { env, problems } = parseEnv({ ...good, NODE_ENV: 'production' });
    expect(problems).toEqual(['SESSION_SECRET is required when NODE_ENV=production.']);
    expect(env).toMatchObject({ demo: false, maintainerPhone: undefined, addressLimit: 100 });
    expect(parseEnv({ ...good, NODE_ENV: 'production', DEMO: '1' }).problems).toHaveLength(2);
  });

  test('have an https address in production alone', () => {
    const site = { ...good, PUBLIC_URL: 'https://pehchan.example', SESSION_SECRET: 'x'.repeat(32) };
    expect(parseEnv(site).problems).toEqual([expect.stringMatching(/^PUBLIC_URL .*NODE_ENV=production/)]);
    expect(parseEnv({ ...site, NODE_ENV: 'production' }).problems).toEqual([]);
  });

  test('that are wrong are all listed at once, without repeating a password', async () => {
    const bad = {
      DATABASE_URL: 'postgres://me:hunter2@x/y',
      REDIS_URL: '',
      API_PORT: 'x',
      MAINTAINER_PHONE: '12',
      LOG_LEVEL: 'loud',
    };
    const { code, output } = await run('server.ts', [], bad).ended;
    expect(code).toBe(1);
    expect(output).not.toContain('hunter2');
    for (const name of Object.keys(bad)) expect(output).toContain(name);
  });
});
