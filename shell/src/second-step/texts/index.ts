import type { Catalogue } from '@pehchan/kit';
import { en } from './en.ts';
import { hi } from './hi.ts';

/** Of these screens alone: whoever isn't an administrator is never sent them. */
export const texts: Catalogue<keyof typeof en> = { en, hi };
