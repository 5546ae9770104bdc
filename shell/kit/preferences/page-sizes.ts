import { PAGE_SIZE } from '@pehchan/contract/common';

/** How many rows a page of a list may have: the product's own number, and more on wish. */
export const PAGE_SIZES = [PAGE_SIZE, 10, 20, 50] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

export const PAGE_SIZE_COOKIE = 'pehchan_page_size';
