import { en } from './en.ts';
import { hi } from './hi.ts';

export const signInTexts = { en, hi };
