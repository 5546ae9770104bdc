import { en } from './en.ts';
import { hi } from './hi.ts';

/** Only used at build time: the application never loads these texts. */
export const signInTexts = { en, hi };
