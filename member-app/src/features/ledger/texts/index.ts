import { catalogueOf } from '@pehchan/kit';

/** This screen's own sentences, which nobody is sent who doesn't open it. */
export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "ledger-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "ledger-hi" */ './hi.ts').then(({ hi }) => hi),
});
