import type { Request } from 'express';
import { reauth } from '../http/errors.ts';
import { count, limiter } from '../http/limiter.ts';
import { noteEvent } from '../security/index.ts';
import type { UserRow } from './models/user.ts';
import { passwordMatches } from './passwords.ts';

/** In ten minutes. Right ones take nothing from the person. */
const tries = limiter('account:reauth', 10, 10 * 60);

/**
 * Before what would hand the account over or end it: whoever holds a phone that is signed in isn't
 * necessarily whose account it is.
 * @param password as it was typed now
 */
export async function reauthenticate(
  req: Request,
  { id, passwordHash }: UserRow,
  password: string | undefined,
): Promise<void> {
  if (!password) throw reauth('refused.reauth');
  await count(tries, String(id));
  if (!(await passwordMatches(passwordHash, password))) {
    await noteEvent(req, id, 'reauth-refused');
    throw reauth('refused.reauth.wrong');
  }
  await tries.delete(String(id));
}
