import { PAGE_SIZE } from '@pehchan/contract/common';

/** Query of home's one call. `shownOn` informs the API that the family has read its questions. */
export const OWN_AT_HOME = { page: 1, pageSize: PAGE_SIZE, search: '', shownOn: 'home' } as const;
