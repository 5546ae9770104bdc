import { lateCatalogueOf } from '@pehchan/kit';

/** What the shell's own pages say: nothing of it is fetched for a screen of a remote. */
export const { texts: pageTexts, want: wantPageTexts } = lateCatalogueOf({
  en: () => import(/* webpackChunkName: "page-texts-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "page-texts-hi" */ './hi.ts').then(({ hi }) => hi),
});
