import { catalogueOf } from '@pehchan/kit';

/** These texts are loaded separately: few administrators ever trace a picture. */
export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "trace-texts-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "trace-texts-hi" */ './hi.ts').then(({ hi }) => hi),
});
