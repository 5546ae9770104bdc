import type { PageTable } from '@pehchan/kit';

/**
 * The member remote's one public module: its pages, by the names that `remote.config.ts` gives its routes.
 */
export const pages = {
  home: () => import('./features/home/home-page.tsx'),
  family: () => import('./features/home/family-page.tsx'),
  addBiodata: () => import('./features/add-biodata/add-biodata-page.tsx'),
  editBiodata: () => import('./features/edit-biodata/edit-biodata-page.tsx'),
  search: () => import('./features/search/search-page.tsx'),
  shortlist: () => import('./features/shortlist/shortlist-page.tsx'),
  ledger: () => import('./features/ledger/ledger-page.tsx'),
  biodata: () => import('./features/biodata/biodata-page.tsx'),
} satisfies PageTable;
