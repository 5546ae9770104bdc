import { catalogueOf } from '@pehchan/kit';

export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "late-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "late-hi" */ './hi.ts').then(({ hi }) => hi),
});
