import { send } from '../../checks/second-step.ts';
import { loginBodies, signIn, signUp } from '../../bench/api/accounts.ts';
import type { Target } from '../../bench/api/target.ts';

const READERS = 16;

/** What each of them is called. */
export const READER = 'Bench Reader';

export async function signUpPeople(target: Target, env: NodeJS.ProcessEnv) {
  await signUp(target, env);
  /** Cookies of accounts that have seen nothing yet. */
  const readers: string[] = [];
  for (const body of loginBodies.slice(0, READERS)) {
    const reply = await send(`http://127.0.0.1:${target.port}`, 'login', JSON.parse(body) as object);
    const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
    readers.push(cookies.join('; '));
  }
  /** Passes the second step now: a trace asks for one of ten minutes ago. */
  const admin = () => signIn(target, 'admin');
  return { readers, admin };
}
