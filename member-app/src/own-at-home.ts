import { PAGE_SIZE } from '@pehchan/contract/common';

/** All parts of home share this call. From it, the API knows that the family has read its questions. */
export const OWN_AT_HOME = { page: 1, pageSize: PAGE_SIZE, search: '', shownOn: 'home' } as const;
