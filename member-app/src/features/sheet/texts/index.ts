import { catalogueOf } from '@pehchan/kit';

export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "sheet-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "sheet-hi" */ './hi.ts').then(({ hi }) => hi),
});
