import type { Catalogue } from '@pehchan/kit';
import { en } from './en.ts';
import { hi } from './hi.ts';

export const texts: Catalogue<keyof typeof en> = { en, hi };
