import { sql } from '../../src/database/select.ts';

/** In the place of the ledger: nobody has looked at anything. */
export const noteLook = async (): Promise<void> => undefined;
export const noteLooks = async (): Promise<void> => undefined;
export const phoneTakenBy = () => sql('0 AS isPhoneTaken');
export const phonesShown = async (): Promise<string[]> => [];
export const hasLooked = async (): Promise<boolean> => false;
export const lastLook = async (): Promise<undefined> => undefined;
