import { join } from 'node:path';
import { DEMO_PHONES } from '@pehchan/operating';

export { DEMO_PASSWORD as PASSWORD } from '@pehchan/operating';

const { approved: member, 'approved, without biodata': childless, ...others } = DEMO_PHONES;

export const PEOPLE = { ...others, member, childless };

export type Person = keyof typeof PEOPLE;

export const siteUrl = () => process.env.BASE_URL ?? 'http://localhost:3000';

/** Return the file of an account's signed-in browser state, in the site's data directory. */
export function stateOf(person: Person): string {
  return join(process.env.DATA_DIR ?? '.data', 'run', 'sign-ins', `${person}.json`);
}
