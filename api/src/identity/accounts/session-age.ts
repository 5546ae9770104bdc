import type { Role } from '@pehchan/contract/accounts';

const HOUR = 60 * 60 * 1000;

/** Milliseconds from a sign-in to the session's end, even if it is used: a lost or lent phone signs out. */
const MAX_AGE: Record<Role, number> = { USER: 90 * 24 * HOUR, ADMIN: 12 * HOUR };

export const isSessionOver = (begunAt: number, { role }: { role: Role }): boolean =>
  Date.now() - begunAt >= MAX_AGE[role];
