import type { Catalogue } from '@pehchan/kit';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** The member remote's own sentences; it is deployed alone, so it carries them itself. */
export const texts: Catalogue<keyof typeof en> = { en, hi };
