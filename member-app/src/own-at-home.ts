import { PAGE_SIZE } from '@pehchan/contract/common';

/**
 * The first page of the own biodata as home asks for it, and whatever stands on home: one call for all of
 * them, by which the API knows that the family has read what it is asked there.
 */
export const OWN_AT_HOME = { page: 1, pageSize: PAGE_SIZE, search: '', shownOn: 'home' } as const;
