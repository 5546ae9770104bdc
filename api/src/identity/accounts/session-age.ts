import type { Role } from '@pehchan/contract/accounts';

const HOUR = 60 * 60 * 1000;

/** Milliseconds after sign-in, however much it is used: a lost or lent phone must not stay signed in. */
const MAX_AGE: Record<Role, number> = { USER: 90 * 24 * HOUR, ADMIN: 12 * HOUR };

export const isSessionOver = (begunAt: number, { role }: { role: Role }): boolean =>
  Date.now() - begunAt >= MAX_AGE[role];
