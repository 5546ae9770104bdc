import { PAGE_SIZE } from '@pehchan/contract/common';

/** Query of the one call of home's parts. From it, the API knows that the family has read its questions. */
export const OWN_AT_HOME = { page: 1, pageSize: PAGE_SIZE, search: '', shownOn: 'home' } as const;
