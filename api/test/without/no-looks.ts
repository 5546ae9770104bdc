import { type Sql, sql } from '../../src/database/select.ts';
import type { Seen } from '../../src/ledger/models/looks.ts';

/** In the place of the ledger: nobody has looked at anything. */
export const NOTHING_SEEN: Seen = { isViewed: false, phone: null };
export const noteLook = async (): Promise<void> => undefined;
export const seenBy = (): Sql => sql('0 AS wasOpened, NULL AS shownPhone');
export const seenIn = (): Seen => NOTHING_SEEN;
export const phoneShownTo = (): Sql => sql('NULL AS shownPhone');
export const lastPhoneShown = async (): Promise<null> => null;
export const hasLooked = async (): Promise<boolean> => false;
export const lastLook = async (): Promise<undefined> => undefined;
