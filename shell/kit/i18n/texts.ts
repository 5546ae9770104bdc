import { catalogueOf } from './catalogue-of.ts';

/** The kit's own sentences. */
export const kitTexts = catalogueOf({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "texts-hi" */ './hi.ts').then(({ hi }) => hi),
});

/** The contract's: what the API and the rules say. */
export const contractTexts = catalogueOf({
  en: () => import(/* webpackChunkName: "texts-en" */ '@pehchan/contract/messages/en').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "texts-hi" */ '@pehchan/contract/messages/hi').then(({ hi }) => hi),
});
