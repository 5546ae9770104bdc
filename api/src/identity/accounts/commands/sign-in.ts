import type { LoginForm } from '@pehchan/contract/accounts';
import type { Language } from '@pehchan/contract/messages';
import { env } from '../../../ground/runtime/env.ts';
import { HttpError } from '../../../ground/runtime/errors.ts';
import { sessionsCounted } from '../../../ground/runtime/metrics.ts';
import { DemoAccount } from '../models/demo-account.ts';
import { User } from '../models/user.ts';
import { passwordMatches } from '../passwords.ts';

/**
 * Return the account of a phone and its password. An unknown phone, a wrong password and, in production, a
 * demo account get the same reply in the same time.
 * @param language of the screen, if known; the account's mails will be in it
 */
export async function signIn(
  { phone, password }: LoginForm,
  language: Language | undefined,
  onRefused: (userId: number | null) => Promise<void>,
): Promise<User> {
  const user = await User.findByPhone(phone);
  const matches = await passwordMatches(user?.passwordHash, password);
  const isRefused = !matches || (env.production && (await DemoAccount.has(user?.id)));
  if (!user || isRefused) {
    await onRefused(user?.id ?? null);
    sessionsCounted.inc({ event: 'refused' });
    throw new HttpError(401, 'unauthenticated', 'refused.credentials');
  }
  if (language && language !== user.language) await user.update({ language });
  return user;
}
