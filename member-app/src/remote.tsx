import type { PageTable } from '@pehchan/kit';

/**
 * The member remote's one public module: its pages, by the names that `remote.config.ts` gives its routes.
 * Where a family's way begins comes with the table itself, and where it leads from there in one file: each
 * file has a head on the wire, and is compressed alone.
 */
export const pages = {
  home: () => import(/* webpackMode: "eager" */ './features/home/home-page.tsx'),
  family: () => import(/* webpackMode: "eager" */ './features/home/family-page.tsx'),
  search: () => import(/* webpackChunkName: "others" */ './features/search/search-page.tsx'),
  biodata: () => import(/* webpackChunkName: "others" */ './features/biodata/biodata-page.tsx'),
  shortlist: () => import(/* webpackChunkName: "others" */ './features/shortlist/shortlist-page.tsx'),
  ledger: () => import('./features/ledger/ledger-page.tsx'),
  addBiodata: () => import('./features/add-biodata/add-biodata-page.tsx'),
  editBiodata: () => import('./features/edit-biodata/edit-biodata-page.tsx'),
} satisfies PageTable;
