import { sql } from '../../../src/ground/database/select.ts';
import type { Joined } from '../../../src/register/views/models/looks.ts';

/** Replace the module of the access log: it writes no line and finds no line. */
export const noteLook = async (): Promise<void> => undefined;
export const noteLooks = async (): Promise<void> => undefined;
export const phoneTakenBy = (): Joined => ({ columns: 'NULL AS takenPhone', tables: sql('') });
export const phonesShown = async (): Promise<string[]> => [];
export const lastLook = async (): Promise<undefined> => undefined;
export const lastLookAtAny = lastLook;
