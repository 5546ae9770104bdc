import type { Role } from '@pehchan/contract/accounts';

const HOUR = 60 * 60 * 1000;

/** Milliseconds after its sign-in, however much it is used: what is lost or lent isn't open for ever. */
const MAX_AGE: Record<Role, number> = { USER: 90 * 24 * HOUR, ADMIN: 12 * HOUR };

/** Whether a session has ended by its age. An administrator is one here whatever their standing. */
export const isSessionOver = (begunAt: number, { role }: { role: Role }): boolean =>
  Date.now() - begunAt >= MAX_AGE[role];
