import type { Catalogue } from '@pehchan/kit';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Texts of this notice, built into one file with it. */
export const texts: Catalogue<keyof typeof en> = { en, hi };
