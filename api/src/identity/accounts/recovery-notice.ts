import type { UserRow } from './models/user.ts';

const SHOWN_FOR = 14 * 24 * 60 * 60 * 1000;

type Noticed = Pick<UserRow, 'recoveryBy' | 'recoveryAt' | 'recoveryUsedAt'>;

export type RecoveryNotice = { by: string; at: Date; usedAt: Date | null; canBeRead: boolean };

const isShown = ({ recoveryAt }: Noticed) => !!recoveryAt && Date.now() - recoveryAt.getTime() < SHOWN_FOR;

/** Return the first use of a code that the family has not read about: a newer code must not hide the use. */
export const firstUnreadUse = (user: Noticed): Date | null => (isShown(user) ? user.recoveryUsedAt : null);

/** Return the notice that a code was made. A browser that signed in only with that code can't remove it. */
export function recoveryNotice(user: Noticed, knownSince: number | undefined): RecoveryNotice | null {
  const { recoveryBy: by, recoveryAt: at, recoveryUsedAt: usedAt } = user;
  if (!by || !at || !isShown(user)) return null;
  return { by, at, usedAt, canBeRead: !usedAt || (knownSince ?? Infinity) < usedAt.getTime() };
}
