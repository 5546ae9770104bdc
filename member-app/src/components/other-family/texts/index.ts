import { catalogueOf } from '@pehchan/kit';

export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "other-family-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "other-family-hi" */ './hi.ts').then(({ hi }) => hi),
});
