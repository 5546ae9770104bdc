import type { HeavyReader } from '@pehchan/contract/security';
import type { Village } from '@pehchan/contract/common';
import { select, sql } from '../../database/select.ts';
import { readWithinADay } from '../../ledger/index.ts';

const DAY = 24 * 60 * 60 * 1000;
type Row = { userId: number; name: string; village: Village; since: Date };

/** Accounts that opened many biodata or photos within an hour of the last day, the latest first. */
export async function findHeavyReaders(now = Date.now()): Promise<HeavyReader[]> {
  const rows = await select<Row>(
    sql(
      `SELECT users.id AS userId, users.fullName AS name, users.village, MIN(security_events.at) AS since
       FROM security_events JOIN users ON users.id = security_events.userId
       WHERE security_events.event IN ('many-views', 'many-photos') AND security_events.at > ?
       GROUP BY users.id, users.fullName, users.village ORDER BY since DESC, users.id`,
      new Date(now - DAY).toISOString().slice(0, -1),
    ),
  );
  return Promise.all(
    rows.map(async ({ since, ...reader }) => ({
      ...reader,
      views: await readWithinADay(reader.userId, 'view'),
      photos: await readWithinADay(reader.userId, 'photo'),
      since: since.toISOString(),
    })),
  );
}
