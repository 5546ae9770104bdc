import type { Request } from 'express';
import { count, limiter } from '../../ground/http/limiter.ts';
import { reauth } from '../../ground/runtime/errors.ts';
import { noteEvent } from '../security/index.ts';
import { countTry } from './guesses.ts';
import type { UserRow } from './models/user.ts';
import { passwordMatches } from './passwords.ts';

/** Wrong current passwords in ten minutes. They also count for the day's limit, together with sign-ins. */
const tries = limiter('account:reauth', 10, 10 * 60);

/**
 * Require the password again: the person with a signed-in phone need not be the account's holder.
 * @throws 403
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
