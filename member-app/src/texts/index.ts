import { catalogueOf } from '@pehchan/kit';

/** The member remote's own sentences; it is deployed alone, so it carries them itself. */
export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "texts-hi" */ './hi.ts').then(({ hi }) => hi),
});
