import type { paths } from '@pehchan/kit';

/**
 * The screens that are the shell's own, by the names of their paths. A release in which a remote claims one
 * is refused.
 */
export const OWN_PATHS = [
  'login',
  'signup',
  'forgotPassword',
  'resetPassword',
  'restoreContacts',
  'recover',
  'notMe',
  'stillLooking',
  'editUser',
  'help',
  'contact',
  'about',
  'terms',
  'safety',
] as const satisfies (keyof typeof paths)[];

export type OwnPath = (typeof OWN_PATHS)[number];
