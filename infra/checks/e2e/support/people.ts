import { join } from 'node:path';

/** The demo community's sign-ins. */
export const PEOPLE = {
  administrator: '9000000001',
  member: '9000000002',
  pending: '9000000003',
  rejected: '9000000004',
  childless: '9000000005',
} as const;

export type Person = keyof typeof PEOPLE;
export const PASSWORD = 'pehchan-demo';

export const siteUrl = () => process.env.BASE_URL ?? 'http://localhost:3000';

/**
 * Where somebody's signed-in browser state is kept: beside the site's data, closed to others as they are and
 * gone with them.
 */
export function stateOf(person: Person): string {
  return join(process.env.DATA_DIR ?? '.data', 'run', 'sign-ins', `${person}.json`);
}
