export const PAGE_SIZE = 5;
export const MAX_PAGE_SIZE = 100;
