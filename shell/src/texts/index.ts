import { catalogueOf } from '@pehchan/kit';

export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "texts-hi" */ './hi.ts').then(({ hi }) => hi),
});
