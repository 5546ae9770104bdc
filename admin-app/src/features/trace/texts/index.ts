import { catalogueOf } from '@pehchan/kit';

/** What tracing says: few administrators ever open it. */
export const texts = catalogueOf({
  en: () => import(/* webpackChunkName: "trace-texts-en" */ './en.ts').then(({ en }) => en),
  hi: () => import(/* webpackChunkName: "trace-texts-hi" */ './hi.ts').then(({ hi }) => hi),
});
