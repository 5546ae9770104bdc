import type { Catalogue } from '@pehchan/kit';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The shell's own sentences. */
export const texts: Catalogue<keyof typeof en> = { en, hi };
