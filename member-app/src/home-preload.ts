import { url } from '@pehchan/contract/endpoints';
import { OWN_AT_HOME } from './own-at-home.ts';

/** Address of the call that home's HTML preloads. Import this in builds only: it imports all addresses. */
export const HOME_PRELOAD = `${url('getOwnProfiles')}?${Object.entries(OWN_AT_HOME)
  .filter(([, value]) => value !== '')
  .map((part) => part.join('='))
  .join('&')}`;
