import { lateCatalogueOf } from '@pehchan/kit';

export const { texts: pageTexts, want: wantPageTexts } = lateCatalogueOf({
  en: () => import(/* webpackChunkName: "page-texts-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "page-texts-hi" */ './hi.ts').then(({ hi }) => hi),
});
