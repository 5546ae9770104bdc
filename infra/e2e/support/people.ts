import { tmpdir } from 'node:os';
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

/** Where somebody's signed-in browser state is kept for one run's tests. */
export function stateOf(person: Person): string {
  return join(tmpdir(), `pehchan-sign-ins-${new URL(siteUrl()).port}`, `${person}.json`);
}
