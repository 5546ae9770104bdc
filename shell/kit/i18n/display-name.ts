/** Return a name with capitalised first letters (specification section 2). */
export { shownName as displayName } from '@pehchan/contract/shown-name';
