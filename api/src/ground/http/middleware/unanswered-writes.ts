import type { RequestHandler, Response } from 'express';
import { takingTurns, type Turns } from '../../database/turns-of-account.ts';
import { tooManyWrites } from '../../runtime/errors.ts';
import { callerOf } from '../caller.ts';

/** The most parallel writes of one account in this process: each can hold a database connection for long. */
const MOST = 3;

const unanswered = new Map<number, Turns & { count: number }>();
const isFull = (userId: number) => (unanswered.get(userId)?.count ?? 0) >= MOST;

/** Refuse a write above the limit early, before the API takes a connection or reads a photo. */
export const refuseWritesEarly: RequestHandler = (req, _res, next) => {
  const { userId } = req.session;
  if (req.method !== 'GET' && userId !== undefined && isFull(userId)) throw tooManyWrites();
  next();
};

/**
 * Refuse a write or an export (it reads a whole list) above its account's limit. A write counts until its
 * work has ended, even if the caller disconnects.
 */
export async function limitWrites<T>(
  isWork: boolean,
  res: Response,
  handle: () => T | Promise<T>,
): Promise<T> {
  const userId = callerOf(res)?.id;
  if (!isWork || userId === undefined) return handle();
  if (isFull(userId)) throw tooManyWrites();
  const own = unanswered.get(userId) ?? { count: 0, last: Promise.resolve() };
  unanswered.set(userId, own);
  own.count += 1;
  try {
    return await takingTurns(own, handle);
  } finally {
    own.count -= 1;
    if (own.count === 0) unanswered.delete(userId);
  }
}
