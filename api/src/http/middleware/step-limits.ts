import { count, limiter } from '../limiter.ts';

const TEN_MINUTES = 10 * 60;
const DAY = 24 * 60 * 60;

/** Wrong codes of one account: few enough that no million of them is ever tried out. */
const byAccount = limiter('account:second-step', 5, TEN_MINUTES);
const byAccountAndDay = limiter('account:second-step-day', 20, DAY);

/** Passkeys can't be guessed: what is bounded is the work. */
const passkeys = limiter('account:passkey', 30, TEN_MINUTES);

export async function limitCodes(userId: number): Promise<void> {
  await count(byAccount, String(userId));
  await count(byAccountAndDay, String(userId));
}

/** A code that was right takes nothing from the person. */
export async function forgiveCodes(userId: number): Promise<void> {
  await byAccount.delete(String(userId));
  await byAccountAndDay.reward(String(userId));
}

export const limitPasskeys = (userId: number): Promise<void> => count(passkeys, String(userId));
