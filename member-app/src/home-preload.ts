import { url } from '@pehchan/contract/endpoints';
import { OWN_AT_HOME } from './own-at-home.ts';

/** Preloaded by the document. Import it only at build time: it contains the addresses of every call. */
export const HOME_PRELOAD = `${url('getOwnProfiles')}?${Object.entries(OWN_AT_HOME)
  .filter(([, value]) => value !== '')
  .map((part) => part.join('='))
  .join('&')}`;
