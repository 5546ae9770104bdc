import type { Catalogue } from '@pehchan/kit';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Of the notice alone, in one file with it. */
export const texts: Catalogue<keyof typeof en> = { en, hi };
