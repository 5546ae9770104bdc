import { PAGE_SIZE } from '@pehchan/contract/common';

/** Query of home's call. `shownOn` informs the API that the family saw its “still looking?” questions. */
export const OWN_AT_HOME = { page: 1, pageSize: PAGE_SIZE, search: '', shownOn: 'home' } as const;
