import { catalogueOf } from '@pehchan/kit';

export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "ledger-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "ledger-hi" */ './hi.ts').then(({ hi }) => hi),
});
