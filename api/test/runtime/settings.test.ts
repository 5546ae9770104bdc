import { describe, expect, test } from 'vitest';
import { parseEnv } from '../../src/ground/runtime/env.ts';
import { run } from '../support/run-script.ts';

describe('settings of the API', () => {
  const good = { DATABASE_URL: 'mysql://a:b@localhost/c', REDIS_URL: 'redis://localhost' };

  test('settings have the defaults of the settings table', () => {
    expect(parseEnv(good)).toMatchObject({
      publicUrl: 'http://localhost:3000',
      demo: true,
      maintainerPhone: '9000000001',
      trustProxy: ['loopback'],
      addressLimit: 1000,
      migrateDatabaseUrl: good.DATABASE_URL,
    });
  });

  test('TRUST_PROXY accepts a list with spaces or commas', () => {
    const trusted = (TRUST_PROXY: string) => parseEnv({ ...good, TRUST_PROXY }).trustProxy;
    expect(trusted('172.31.253.10 ')).toEqual(['172.31.253.10']);
    expect(trusted('172.31.253.10 10.0.0.0/8 fd00::/8')).toEqual(['172.31.253.10', '10.0.0.0/8', 'fd00::/8']);
    expect(trusted('loopback, 10.0.0.0/8')).toEqual(['loopback', '10.0.0.0/8']);
  });

  test('production settings require a secret, disable demo and maintainer, and limit addresses more strictly', () => {
    const production = {
      ...good,
      NODE_ENV: 'production',
      SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
    };
    expect(parseEnv(production)).toMatchObject({
      demo: false,
      maintainerPhone: undefined,
      addressLimit: 100,
    });
    const { SESSION_SECRET: _, ...without } = production;
    expect(() => parseEnv(without)).toThrow('SESSION_SECRET is required when NODE_ENV=production');
    expect(() => parseEnv({ ...production, DEMO: '1' })).toThrow('everybody knows the demo password');
  });

  test('an https address requires production mode', () => {
    const site = {
      ...good,
      PUBLIC_URL: 'https://pehchan.example',
      SESSION_SECRET: '4f1c0e9ab72d58361f6be02c8d97a3c5',
    };
    expect(() => parseEnv(site)).toThrow(/^PUBLIC_URL .*NODE_ENV=production/);
    expect(parseEnv({ ...site, NODE_ENV: 'production' }).production).toBe(true);
  });

  test('invalid settings are all listed in one message, without a password', async () => {
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
