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
import { select, sql } from '../../../ground/database/select.ts';
import { EVENT_OF } from '../../../identity/security/index.ts';
import { numbersWithin, readWithin } from '../../../register/views/index.ts';

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

/** Return each account that reads more than a family usually does, the latest notice first. */
export async function findHeavyReaders(now = Date.now()): Promise<HeavyReader[]> {
  const { day, week } = WINDOW_LENGTHS;
  const notices = await select<Notice>(
    sql(
      // Events of the previous version have no window or amount: its only threshold was 60 readings an hour.
      `SELECT users.id AS userId, users.fullName AS name, users.village, item.event, item.at,
         COALESCE(item.within, 'hour') AS within, COALESCE(item.amount, 60) AS amount
       FROM security_events AS item JOIN users ON users.id = item.userId
       WHERE item.event IN (${EVENTS.map(() => '?').join()}) AND item.at > ? ORDER BY item.at DESC, item.id DESC`,
      ...EVENTS,
      new Date(now - week).toISOString().slice(0, -1),
    ),
  );
  const current = notices.filter(({ within, at }) => within === 'week' || now - at.getTime() < day);
  const byAccount = Map.groupBy(current, ({ userId }) => userId);
  const candidates = await candidatesOf([...byAccount.keys()]);
  return Promise.all(
    Array.from(byAccount, async ([userId, own]) => ({
      ...(await lineOf(own)),
      candidates: (candidates.get(userId) ?? []).map(({ userId: _, ...candidate }) => candidate),
    })),
  );
}

/** Return the entry of one account, whose notices are sorted with the latest first. */
async function lineOf(notices: readonly Notice[]): Promise<Omit<HeavyReader, 'candidates'>> {
  const first = notices.at(-1);
  if (!first) throw new Error('a line has notices');
  const { userId, name, village, at } = first;
  const [views, photos, noticed] = await Promise.all([
    readWithin(userId, 'views', 'day'),
    readWithin(userId, 'photos', 'day'),
    Promise.all(readingsIn(notices).map((reading) => upToNow(userId, reading))),
  ]);
  return { userId, name, village, views, photos, since: at.toISOString(), noticed };
}

type Candidate = HeavyReader['candidates'][number] & { userId: number };

async function candidatesOf(userIds: readonly number[]): Promise<Map<number, Candidate[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await select<Candidate>(
    sql(
      `SELECT id, userId, fullName AS fullname, fullNameHindi AS fullnameHindi FROM profiles
       WHERE userId IN (${userIds.map(() => '?').join()}) ORDER BY id`,
      ...userIds,
    ),
  );
  return Map.groupBy(rows, ({ userId }) => userId);
}

const readingsIn = (notices: readonly Notice[]): NoticedReading[] =>
  READ_KINDS.flatMap((kind) =>
    READ_WINDOWS.flatMap((within) => {
      const amounts = notices
        .filter((notice) => notice.event === EVENT_OF[kind] && notice.within === within)
        .map(({ amount }) => amount);
      return amounts.length > 0 ? [{ kind, within, amount: Math.max(...amounts) }] : [];
    }),
  );

async function upToNow(userId: number, { kind, within, amount }: NoticedReading): Promise<NoticedReading> {
  if (kind === 'lists') return { kind, within, amount };
  const now = await (kind === 'numbers' ? numbersWithin(userId, within) : readWithin(userId, kind, within));
  return { kind, within, amount: Math.max(amount, now) };
}
