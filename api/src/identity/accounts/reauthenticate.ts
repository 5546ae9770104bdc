import type { Request } from 'express';
import { count, limiter } from '../../ground/http/limiter.ts';
import { reauth } from '../../ground/runtime/errors.ts';
import { noteEvent } from '../security/index.ts';
import { countTry } from './guesses.ts';
import type { UserRow } from './models/user.ts';
import { passwordMatches } from './passwords.ts';

/** In ten minutes; in a day, as at the sign-in and with those. Right ones take nothing from the person. */
const tries = limiter('account:reauth', 10, 10 * 60);

/**
 * Before what would hand the account over or end it: whoever holds a phone that is signed in isn't
 * necessarily whose account it is.
 * @param password as it was typed now
 */
export async function reauthenticate(
  req: Request,
  { id, phone, passwordHash }: UserRow,
  password: string | undefined,
): Promise<void> {
  if (!password) throw reauth('refused.reauth');
  await count(tries, String(id));
  const forgive = await countTry(req, 'reauth', { userId: id, contact: phone });
  if (!(await passwordMatches(passwordHash, password))) {
    await noteEvent(req, id, 'reauth-refused');
    throw reauth('refused.reauth.wrong');
  }
  await tries.delete(String(id));
  await forgive();
}
