import { url } from '@pehchan/contract/endpoints';
import { OWN_AT_HOME } from './own-at-home.ts';

/** Address of the call that home's document preloads. Import it in builds only: it pulls in all addresses. */
export const HOME_PRELOAD = `${url('getOwnProfiles')}?${Object.entries(OWN_AT_HOME)
  .filter(([, value]) => value !== '')
  .map((part) => part.join('='))
  .join('&')}`;
