import type { Village } from '@pehchan/contract/common';
import {
  type HeavyReader,
  type NoticedReading,
  READ_KINDS,
  READ_WINDOWS,
  type ReadWindow,
  type SecurityEventName,
  WINDOW_LENGTHS,
} from '@pehchan/contract/security';
import { select, sql } from '../../database/select.ts';
import { numbersWithin, readWithin } from '../../ledger/index.ts';
import { EVENT_OF } from '../much-reading.ts';

type Notice = {
  userId: number;
  name: string;
  village: Village;
  event: SecurityEventName;
  within: ReadWindow;
  amount: number;
  at: Date;
};

const EVENTS = Object.values(EVENT_OF);

/** Return a line for each account that reads more than a family does, the latest notice first. */
export async function findHeavyReaders(now = Date.now()): Promise<HeavyReader[]> {
  const { day, week } = WINDOW_LENGTHS;
  const notices = await select<Notice>(
    sql(
      // The previous version noticed 60 within an hour and stored neither.
      `SELECT users.id AS userId, users.fullName AS name, users.village, item.event, item.at,
         COALESCE(item.within, 'hour') AS within, COALESCE(item.amount, 60) AS amount
       FROM security_events AS item JOIN users ON users.id = item.userId
       WHERE item.event IN (${EVENTS.map(() => '?').join()}) AND item.at > ? ORDER BY item.at DESC, item.id DESC`,
      ...EVENTS,
      new Date(now - week).toISOString().slice(0, -1),
    ),
  );
  // One of a week is shown for a week, and the others for a day.
  const current = notices.filter(({ within, at }) => within === 'week' || now - at.getTime() < day);
  return Promise.all([...Map.groupBy(current, ({ userId }) => userId).values()].map(lineOf));
}

/** @param notices of one account, the latest first */
async function lineOf(notices: readonly Notice[]): Promise<HeavyReader> {
  const [first] = notices.slice(-1);
  if (!first) throw new Error('a line has notices');
  const { userId, name, village, at } = first;
  const [views, photos, noticed, candidates] = await Promise.all([
    readWithin(userId, 'views', 'day'),
    readWithin(userId, 'photos', 'day'),
    Promise.all(readingsIn(notices).map((reading) => upToNow(userId, reading))),
    select<HeavyReader['candidates'][number]>(
      sql(
        'SELECT id, fullName AS fullname, fullNameHindi AS fullnameHindi FROM profiles WHERE userId = ? ORDER BY id',
        userId,
      ),
    ),
  ]);
  return { userId, name, village, views, photos, since: at.toISOString(), noticed, candidates };
}

/** Each kind and time once. */
const readingsIn = (notices: readonly Notice[]): NoticedReading[] =>
  READ_KINDS.flatMap((kind) =>
    READ_WINDOWS.flatMap((within) => {
      const amounts = notices
        .filter((notice) => notice.event === EVENT_OF[kind] && notice.within === within)
        .map(({ amount }) => amount);
      return amounts.length > 0 ? [{ kind, within, amount: Math.max(...amounts) }] : [];
    }),
  );

/** With what the account has read since it was noticed. */
async function upToNow(userId: number, { kind, within, amount }: NoticedReading): Promise<NoticedReading> {
  if (kind === 'lists') return { kind, within, amount };
  const now = await (kind === 'numbers' ? numbersWithin(userId, within) : readWithin(userId, kind, within));
  return { kind, within, amount: Math.max(amount, now) };
}
