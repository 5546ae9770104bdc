import { shownName } from '@pehchan/contract/shown-name';

/** Return a name with capitalised first letters (specification section 2). */
export function displayName(name: string): string {
  return shownName(name);
}
