import { url } from '@pehchan/contract/endpoints';
import { createConnection } from 'mysql2/promise';
import { passSecondStep, send, setUpSecondStep } from '../../checks/second-step.ts';
import type { Target } from './target.ts';

const PASSWORD = 'correct horse';
const PHONES = { admin: '5000000001', member: '5000000002' } as const;
/** As many people sign in at once in the storm. */
const CROWD = Array.from({ length: 16 }, (_, index) => String(5_000_000_100 + index));

/**
 * Registers the people whom the bench signs in, and approves them: one after the other, since of many at once
 * from one address some would be refused.
 */
export async function signUp(target: Target, databaseUrl: string): Promise<void> {
  const phones = [...Object.values(PHONES), ...CROWD];
  for (const phone of phones) await register(target, phone);
  const connection = await createConnection(databaseUrl);
  await connection.query("UPDATE users SET status = 'approved'");
  await connection.query("UPDATE users SET role = 'ADMIN' WHERE phone = ?", [PHONES.admin]);
  await connection.end();
}

function register(target: Target, phone: string): Promise<Response> {
  return send(originOf(target), 'register', {
    ...{ name: 'Bench Reader', Father: 'Bench Father', email: `reader.${phone}@example.org` },
    ...{ phone, password: PASSWORD, village: 'DHAN' },
  });
}

/** The administrator's recovery codes, by the port of the site. */
const recoveryCodes = new Map<number, string[]>();

/**
 * @returns the cookies of the new session, as a browser sends them. An administrator's has passed the second
 * step a moment ago, which an export asks for
 */
export async function signIn(target: Target, who: keyof typeof PHONES): Promise<string> {
  const response = await send(originOf(target), 'login', { phone: PHONES[who], password: PASSWORD });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  if (who === 'admin') await passStep(target, cookie);
  return cookie;
}

/** With an app at first, then with one of the codes that came with it; an API of long ago asks for none. */
async function passStep(target: Target, cookie: string): Promise<void> {
  const knows = await fetch(originOf(target) + url('beginTotp'), { method: 'POST' });
  if (knows.status === 404) return;
  const code = recoveryCodes.get(target.port)?.pop();
  if (code === undefined) recoveryCodes.set(target.port, await setUpSecondStep(originOf(target), cookie));
  else await passSecondStep(originOf(target), cookie, code);
}

const originOf = ({ port }: Target) => `http://127.0.0.1:${port}`;

/** The next of the crowd, for a storm of sign-ins. */
export const loginBodies = CROWD.map((phone) => JSON.stringify({ phone, password: PASSWORD }));
