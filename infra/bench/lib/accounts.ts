import { join } from 'node:path';
import { execa } from 'execa';
import { cookiesAfter, passSecondStep, send, setUpSecondStep } from '../../checks/second-step.ts';
import { queryOnce } from '../../lib/database.ts';
import { ROOT } from '../../lib/index.ts';
import type { Site } from './site.ts';

const PASSWORD = 'correct horse';
export const READER = 'Bench Reader';

/** @returns the cookies of the accounts, and a function that signs the administrator in with a second step */
export async function signUp({ env, port }: Site, readers: number) {
  const origin = `http://127.0.0.1:${port}`;
  const [admin = '', ...phones] = Array.from({ length: readers + 1 }, (_, index) =>
    String(5_000_000_001 + index),
  );
  for (const phone of [admin, ...phones]) {
    await send(origin, 'register', {
      ...{ name: READER, Father: 'Bench Father', email: `reader.${phone}@example.org` },
      ...{ phone, password: PASSWORD, village: 'DHAN' },
    });
  }
  await queryOnce(
    env['DATABASE_URL'] ?? '',
    "UPDATE users SET status = 'approved' WHERE phone LIKE '50000%'",
  );
  const grant = ['src/top/cli/admin.ts', 'grant', admin, '--yes'];
  const { stdout: granted } = await execa(process.execPath, grant, { cwd: join(ROOT, 'api'), env });
  const cookieOf = async (phone: string) =>
    cookiesAfter(await send(origin, 'login', { phone, password: PASSWORD }));
  const codes: string[] = [];
  const signInAsAdmin = async () => {
    const cookie = await cookieOf(admin);
    const code = codes.pop();
    if (code !== undefined) return passSecondStep(origin, cookie, code);
    const setUp = await setUpSecondStep(origin, cookie, granted);
    codes.push(...setUp.recoveryCodes);
    return setUp.cookie;
  };
  return { readers: await Promise.all(phones.map(cookieOf)), admin: signInAsAdmin };
}
