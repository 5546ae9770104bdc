import { Secret, TOTP } from 'otpauth';
import { expect } from 'vitest';
import { redis } from '../src/ground/gateways/redis.ts';
import { SESSION_PREFIX } from '../src/ground/gateways/session-index.ts';
import type { Client } from './test-server.ts';

const MINUTE = 60_000;

/**
 * Somebody's authenticator app. What follows on its first code is the next half minute's, which is taken
 * already: so nobody has to wait, and none is too old when a half minute ends meanwhile.
 */
export class App {
  private readonly totp: TOTP;

  constructor(secret: string) {
    this.totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  /** @param ahead half minutes from now */
  code(ahead = 0): string {
    return this.totp.generate({ timestamp: Date.now() + ahead * (MINUTE / 2) });
  }
}

/** Sets an authenticator app up, as an administrator does who has none. */
export async function setUpApp(client: Client): Promise<{ app: App; recoveryCodes: string[] }> {
  const { body } = await client.call('beginTotp');
  const app = new App(body.secret);
  const confirmed = await client.call('confirmTotp', { json: { code: app.code() } });
  expect([confirmed.status, confirmed.body.recoveryCodes]).toEqual([200, expect.any(Array)]);
  return { app, recoveryCodes: confirmed.body.recoveryCodes };
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
