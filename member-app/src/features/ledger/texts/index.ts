import { catalogueOf } from '@pehchan/kit';

/** Loaded with this screen only. */
export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "ledger-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "ledger-hi" */ './hi.ts').then(({ hi }) => hi),
});
