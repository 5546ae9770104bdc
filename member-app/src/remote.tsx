import type { PageTable } from '@pehchan/kit';

/** The remote's only public module. It includes the first screens' code, which saves requests. */
export const pages = {
  home: () => import(/* webpackMode: "eager" */ './features/home/home-page.tsx'),
  family: () => import(/* webpackMode: "eager" */ './features/home/family-page.tsx'),
  search: () => import(/* webpackChunkName: "others" */ './features/search/search-page.tsx'),
  biodata: () => import(/* webpackChunkName: "others" */ './features/biodata/biodata-page.tsx'),
  shortlist: () => import(/* webpackChunkName: "others" */ './features/shortlist/shortlist-page.tsx'),
  ledger: () => import('./features/ledger/ledger-page.tsx'),
  sheet: () => import('./features/sheet/sheet-page.tsx'),
  addBiodata: () => import('./features/add-biodata/add-biodata-page.tsx'),
  editBiodata: () => import('./features/edit-biodata/edit-biodata-page.tsx'),
} satisfies PageTable;
