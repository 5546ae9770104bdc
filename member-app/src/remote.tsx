import type { PageTable } from '@pehchan/kit';

/** The remote's only public module. Screens that a family opens one after another share a file. */
export const pages = {
  home: () => import(/* webpackChunkName: "home" */ './features/home/home-page.tsx'),
  family: () => import(/* webpackChunkName: "home" */ './features/home/family-page.tsx'),
  search: () => import(/* webpackChunkName: "others" */ './features/search/search-page.tsx'),
  biodata: () => import(/* webpackChunkName: "others" */ './features/biodata/biodata-page.tsx'),
  shortlist: () => import('./features/shortlist/shortlist-page.tsx'),
  ledger: () => import('./features/ledger/ledger-page.tsx'),
  sheet: () => import('./features/sheet/sheet-page.tsx'),
  addBiodata: () => import('./features/add-biodata/add-biodata-page.tsx'),
  editBiodata: () => import('./features/edit-biodata/edit-biodata-page.tsx'),
} satisfies PageTable;
