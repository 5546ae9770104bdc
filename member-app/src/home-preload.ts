import { url } from '@pehchan/contract/endpoints';
import { OWN_AT_HOME } from './own-at-home.ts';

/** The call that home's document preloads. Import it only at build time: it contains every call's address. */
export const HOME_PRELOAD = `${url('getOwnProfiles')}?${Object.entries(OWN_AT_HOME)
  .filter(([, value]) => value !== '')
  .map((part) => part.join('='))
  .join('&')}`;
