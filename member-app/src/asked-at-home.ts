import { url } from '@pehchan/contract/endpoints';
import { OWN_AT_HOME } from './own-at-home.ts';

/**
 * The address of home's first call, by which the document asks for it before any script has come. For the
 * release alone: with it a browser would be sent the addresses of every call.
 */
export const ASKED_AT_HOME = `${url('getOwnProfiles')}?${Object.entries(OWN_AT_HOME)
  .filter(([, value]) => value !== '')
  .map((part) => part.join('='))
  .join('&')}`;
