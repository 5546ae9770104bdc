import { url } from '@pehchan/contract/endpoints';
import { join } from 'node:path';
import { execa } from 'execa';
import { createConnection } from 'mysql2/promise';
import { ROOT } from '../../lib/index.ts';
import { passSecondStep, send, setUpSecondStep } from '../../checks/second-step.ts';
import type { Target } from './target.ts';

const PASSWORD = 'correct horse';
const PHONES = { admin: '5000000001', member: '5000000002' } as const;
/** Accounts that sign in during the storm, each at most 30 times in ten minutes. */
const CROWD = Array.from({ length: 64 }, (_, index) => String(5_000_000_100 + index));

/**
 * Registers the people whom the bench signs in, and approves them: one after the other, since of many at once
 * from one address some would be refused.
 */
export async function signUp(target: Target, env: NodeJS.ProcessEnv, checkout = ROOT): Promise<void> {
  const phones = [...Object.values(PHONES), ...CROWD];
  for (const phone of phones) await register(target, phone);
  const connection = await createConnection(env['DATABASE_URL'] ?? '');
  await connection.query("UPDATE users SET status = 'approved'");
  await connection.query("UPDATE users SET role = 'ADMIN' WHERE phone = ?", [PHONES.admin]);
  await connection.end();
  // An older checkout has no codes for the second step.
  if (checkout !== ROOT) return;
  const grant = ['src/top/cli/admin.ts', 'grant', PHONES.admin, '--yes'];
  const { stdout } = await execa(process.execPath, grant, { cwd: join(ROOT, 'api'), env });
  granted.set(target.port, stdout);
}

function register(target: Target, phone: string): Promise<Response> {
  return send(originOf(target), 'register', {
    ...{ name: 'Bench Reader', Father: 'Bench Father', email: `reader.${phone}@example.org` },
    ...{ phone, password: PASSWORD, village: 'DHAN' },
  });
}

/** The output of `grant`, by the port of the site. */
const granted = new Map<number, string>();

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
  return who === 'admin' ? passStep(target, cookie) : cookie;
}

/** With an app at first, then with one of the codes that came with it; an API of long ago asks for none. */
async function passStep(target: Target, cookie: string): Promise<string> {
  const knows = await fetch(originOf(target) + url('beginTotp'), { method: 'POST' });
  if (knows.status === 404) return cookie;
  const code = recoveryCodes.get(target.port)?.pop();
  if (code !== undefined) return passSecondStep(originOf(target), cookie, code);
  const setUp = await setUpSecondStep(originOf(target), cookie, granted.get(target.port));
  recoveryCodes.set(target.port, setUp.recoveryCodes);
  return setUp.cookie;
}

const originOf = ({ port }: Target) => `http://127.0.0.1:${port}`;

/** The next of the crowd, for a storm of sign-ins. */
export const loginBodies = CROWD.map((phone) => JSON.stringify({ phone, password: PASSWORD }));
