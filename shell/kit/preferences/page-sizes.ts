import { PAGE_SIZE } from '@pehchan/contract/common';

/** The page sizes that can be chosen. The first one is the default on a phone. */
export const PAGE_SIZES = [PAGE_SIZE, 10, 20, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

/** The default in the desktop layout, whose rows are low. */
export const WIDE_PAGE_SIZE: PageSize = 20;

export const PAGE_SIZE_COOKIE = 'pehchan_page_size';
