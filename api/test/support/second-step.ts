import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { redis } from '../../src/ground/gateways/redis.ts';
import { SESSION_PREFIX } from '../../src/ground/gateways/session-index.ts';
import type { UserRow } from '../../src/identity/accounts/models/user.ts';
import { buildAdmin } from './factories.ts';
import type { Client, TestServer } from './test-server.ts';

const MINUTE = 60_000;

/**
 * An authenticator app. After its first code it gives the code of the next half minute, which the API already
 * accepts: tests need not wait, and no code expires during a test.
 */
export class App {
  private readonly totp: TOTP;

  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** @param ahead the number of half minutes by which the code is ahead of the current code */
  code(ahead = 0): string {
    return this.totp.generate({ timestamp: Date.now() + ahead * (MINUTE / 2) });
  }
}

/** Set up an authenticator app for an administrator without one. */
export async function setUpApp(client: Client): Promise<{ app: App; recoveryCodes: string[] }> {
  const { body } = await client.call('beginTotp');
  const app = new App(body.secret);
  const confirmed = await client.call('confirmTotp', { json: { code: app.code() } });
  expect([confirmed.status, confirmed.body.recoveryCodes]).toEqual([200, expect.any(Array)]);
  return { app, recoveryCodes: confirmed.body.recoveryCodes };
}

/** Make an administrator, and sign in with an authenticator app. */
export async function steppedAdmin(server: TestServer, overrides?: Partial<UserRow>) {
  const user = await buildAdmin(overrides);
  const client = await server.as(user);
  return { user, client, ...(await setUpApp(client)) };
}

/** Move the session's second step back by so many minutes. */
export async function age(client: Client, minutes: number): Promise<void> {
  const id =
    decodeURIComponent(client.cookies.get('pehchan.sid') ?? '')
      .slice(2)
      .split('.')[0] ?? '';
  const key = SESSION_PREFIX + id;
  const session = JSON.parse((await redis.get(key)) ?? '{}') as { steppedAt?: number };
  expect(session.steppedAt).toBeDefined();
  session.steppedAt = (session.steppedAt ?? 0) - minutes * MINUTE;
  await redis.set(key, JSON.stringify(session), { expiration: 'KEEPTTL' });
}
