import { en } from './en.ts';
import { hi } from './hi.ts';

/** The application never loads these: the document is rendered when the site is built. */
export const signInTexts = { en, hi };
