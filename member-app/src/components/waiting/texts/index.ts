import { lateCatalogueOf } from '@pehchan/kit';

export const { texts: correctionTexts, want: wantCorrectionTexts } = lateCatalogueOf({
  en: () => import(/* webpackChunkName: "late-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "late-hi" */ './hi.ts').then(({ hi }) => hi),
});
