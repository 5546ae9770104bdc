import { sql } from '../../src/database/select.ts';
import type { Joined, Seen } from '../../src/ledger/models/looks.ts';

/** In the place of the ledger: nobody has looked at anything. */
export const NOTHING_SEEN: Seen = { isViewed: false, phone: null };
export const noteLook = async (): Promise<void> => undefined;
export const noteLookAtAll = async (): Promise<void> => undefined;
export const seenBy = (): Joined => ({ columns: 'NULL AS lookKind, NULL AS lookPhone', tables: sql('') });
export const seenIn = () => (): Seen => NOTHING_SEEN;
export const phoneShownTo = (): Joined => ({ columns: 'NULL AS shownPhone', tables: sql('') });
export const lastPhoneShown = async (): Promise<null> => null;
export const hasLooked = async (): Promise<boolean> => false;
export const lastLook = async (): Promise<undefined> => undefined;
