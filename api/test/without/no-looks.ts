import type { Seen } from '../../src/ledger/models/looks.ts';

/** In the place of the ledger: nobody has looked at anything. */
export const NOTHING_SEEN: Seen = { isViewed: false, phone: null };
export const noteLook = async (): Promise<void> => undefined;
export const seenBy = async (): Promise<Map<number, Seen>> => new Map();
export const hasLooked = async (): Promise<boolean> => false;
export const lastLook = async (): Promise<undefined> => undefined;
