import { lateCatalogueOf } from '@pehchan/kit';

export const { texts: filterTexts, want: wantFilterTexts } = lateCatalogueOf({
  en: () => import(/* webpackChunkName: "late-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "late-hi" */ './hi.ts').then(({ hi }) => hi),
});
