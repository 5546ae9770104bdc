import { PAGE_SIZE } from '@pehchan/contract/common';
import { url } from '@pehchan/contract/endpoints';

/**
 * The first page of the own biodata as home asks for it, and whatever stands on home: one call for all of
 * them, by which the API knows that the family has read what it is asked there.
 */
export const OWN_AT_HOME = { page: 1, pageSize: PAGE_SIZE, search: '', shownOn: 'home' } as const;

/** The address of that call, by which the document asks for it before any script has come. */
export const ASKED_AT_HOME = `${url('getOwnProfiles')}?${Object.entries(OWN_AT_HOME)
  .filter(([, value]) => value !== '')
  .map((part) => part.join('='))
  .join('&')}`;
