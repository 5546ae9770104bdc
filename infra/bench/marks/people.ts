import { createConnection } from 'mysql2/promise';
import { passSecondStep, send, setUpSecondStep } from '../../checks/second-step.ts';
import type { Target } from '../../bench/api/target.ts';

const PASSWORD = 'correct horse';
export const READER = 'Bench Reader';
const ADMIN = '5100000000';
const READERS = Array.from({ length: 16 }, (_, index) => String(5_100_000_001 + index));

export interface People {
  /** Cookies of accounts that have seen nothing yet. */
  readonly readers: readonly string[];
  /** That of an administrator who passes the second step now: a trace asks for one of ten minutes ago. */
  readonly admin: () => Promise<string>;
}

/** Registers them one after the other: of many at once from one address some would be refused. */
export async function signUpPeople({ port }: Target, databaseUrl: string): Promise<People> {
  const site = `http://127.0.0.1:${port}`;
  for (const phone of [ADMIN, ...READERS]) {
    await send(site, 'register', {
      ...{ name: READER, Father: 'Bench Father', email: `reader.${phone}@example.org` },
      ...{ phone, password: PASSWORD, village: 'DHAN' },
    });
  }
  const connection = await createConnection(databaseUrl);
  await connection.query("UPDATE users SET status = 'approved'");
  await connection.query("UPDATE users SET role = 'ADMIN' WHERE phone = ?", [ADMIN]);
  await connection.end();
  const readers: string[] = [];
  for (const phone of READERS) readers.push(await signIn(site, phone));
  const recoveryCodes = await setUpSecondStep(site, await signIn(site, ADMIN));
  const admin = async () => {
    const cookie = await signIn(site, ADMIN);
    await passSecondStep(site, cookie, recoveryCodes.pop() ?? '');
    return cookie;
  };
  return { readers, admin };
}

async function signIn(site: string, phone: string): Promise<string> {
  const reply = await send(site, 'login', { phone, password: PASSWORD });
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}
