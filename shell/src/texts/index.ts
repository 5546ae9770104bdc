import { catalogueOf } from '@pehchan/kit';

/** The shell's own sentences. */
export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "texts-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "texts-hi" */ './hi.ts').then(({ hi }) => hi),
});
