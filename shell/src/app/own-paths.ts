import type { paths } from '@pehchan/kit';

/** The shell's own screens, by path name. A release is refused if a remote claims one of them. */
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
