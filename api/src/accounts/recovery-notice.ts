import type { UserRow } from './models/user.ts';

/** Milliseconds for which a family that does not read it sees the notice. */
const SHOWN_FOR = 14 * 24 * 60 * 60 * 1000;

type Noticed = Pick<UserRow, 'recoveryBy' | 'recoveryAt' | 'recoveryUsedAt'>;

export type RecoveryNotice = { by: string; at: Date; usedAt: Date | null; canBeRead: boolean };

const isShown = ({ recoveryAt }: Noticed) => !!recoveryAt && Date.now() - recoveryAt.getTime() < SHOWN_FOR;

/** When the first code was used that a family has not read about. A newer code must not hide it. */
export const firstUnreadUse = (user: Noticed): Date | null => (isShown(user) ? user.recoveryUsedAt : null);

/**
 * What a family reads about the latest code that an administrator made for it.
 * @param knownSince when the account first signed in in this browser, in milliseconds. Who used the code
 *   cannot take the notice away in a browser that became known with it.
 */
export function recoveryNotice(user: Noticed, knownSince: number | undefined): RecoveryNotice | null {
  const { recoveryBy: by, recoveryAt: at, recoveryUsedAt: usedAt } = user;
  if (!by || !at || !isShown(user)) return null;
  return { by, at, usedAt, canBeRead: !usedAt || (knownSince ?? Infinity) < usedAt.getTime() };
}
