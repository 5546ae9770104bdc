import { TIME_ZONE_AHEAD } from '@pehchan/contract/common';
import { type NoticedReading, type ReadWindow, WINDOW_LENGTHS } from '@pehchan/contract/security';
import { QueryTypes, type Transaction } from 'sequelize';
import { select, sql } from '../../ground/database/select.ts';
import { sequelize } from '../../ground/database/sequelize.ts';
import { env } from '../../ground/runtime/env.ts';
import { overLimit } from '../../ground/runtime/errors.ts';

/** The most phone numbers that one account can reveal, in a day and in a month. */
const IN_A_DAY = 20;
const IN_A_MONTH = 100;

const INDIA_OFFSET = `INTERVAL ${TIME_ZONE_AHEAD / 60_000} MINUTE`;
/** The last midnight in India, in UTC, by the database's clock. */
const DAY_BEGAN = `(TIMESTAMP(DATE(UTC_TIMESTAMP(3) + ${INDIA_OFFSET})) - ${INDIA_OFFSET})`;
/** When an account first revealed each number. A renamed account has a new line, but no new number. */
const TAKEN = `
  SELECT profileId, MIN(firstAt) AS takenAt FROM ledger_entries
  WHERE kind = 'reveal' AND viewerId = `;
const BY_NUMBER = 'GROUP BY profileId, phone';

const COUNT = `
  SELECT COUNT(*) AS month,
    COUNT(IF(takenAt >= ${DAY_BEGAN}, 1, NULL)) AS today,
    COUNT(IF(takenAt > UTC_TIMESTAMP(3) - INTERVAL 7 DAY, 1, NULL)) AS week,
    COUNT(IF(takenAt >= ${DAY_BEGAN} AND profileId = :profileId, 1, NULL)) AS isCounted,
    TIMESTAMPDIFF(MICROSECOND, UTC_TIMESTAMP(3), ${DAY_BEGAN} + INTERVAL 1 DAY) AS microsecondsLeft
  FROM (${TAKEN} :viewerId ${BY_NUMBER}) AS taken WHERE takenAt > UTC_TIMESTAMP(3) - INTERVAL 30 DAY`;

type Count = { month: number; today: number; week: number; isCounted: number; microsecondsLeft: number };

/**
 * Refuse a phone number over the account's limits. The access log is counted, so that limits survive a loss
 * of Redis. The caller locks the account and writes the line in this transaction.
 * @returns the thresholds that the account reaches
 */
export async function countNumber(
  viewerId: number,
  profileId: number,
  transaction: Transaction,
): Promise<NoticedReading[]> {
  const [count] = await sequelize.query<Count>(COUNT, {
    replacements: { viewerId, profileId },
    type: QueryTypes.SELECT,
    transaction,
  });
  if (!count || count.isCounted > 0) return [];
  const { today, month, week, microsecondsLeft } = count;
  const secondsLeft = microsecondsLeft / 1e6;
  if (today >= IN_A_DAY) throw overLimit('refused.reading.reveal', IN_A_DAY, secondsLeft);
  if (month >= IN_A_MONTH) throw overLimit('refused.reading.reveals', IN_A_MONTH, secondsLeft);
  const amount = week + 1;
  const isMany = amount >= env.noticed.numbers.week;
  return isMany ? [{ kind: 'numbers', within: 'week', amount }] : [];
}

export async function numbersWithin(viewerId: number, within: ReadWindow): Promise<number> {
  const [row] = await select<{ amount: number }>(
    sql(
      `SELECT COUNT(*) AS amount FROM (${TAKEN} ? ${BY_NUMBER}) AS taken
       WHERE takenAt > UTC_TIMESTAMP(3) - INTERVAL ? MINUTE`,
      viewerId,
      WINDOW_LENGTHS[within] / 60_000,
    ),
  );
  return row?.amount ?? 0;
}
