import type { Method } from '@pehchan/contract/common';
import type { RequestHandler, Response } from 'express';
import { takingTurns, type Turns } from '../../database/turns-of-account.ts';
import { tooManyWrites } from '../errors.ts';
import { maybeUser } from './current-user.ts';

/**
 * Writes of one account that a process works on at the same time. Each holds a connection of the process'
 * pool and may wait there for a lock, so this is counted for each process, not for all of them together.
 */
const MOST = 3;

const unanswered = new Map<number, Turns & { count: number }>();
const isFull = (userId: number) => (unanswered.get(userId)?.count ?? 0) >= MOST;

/**
 * Refuse what would be a write too many before anything is read for it: neither the account, which takes a
 * connection, nor a photo.
 */
export const refuseWritesEarly: RequestHandler = (req, _res, next) => {
  const { userId } = req.session;
  if (req.method !== 'GET' && userId !== undefined && isFull(userId)) throw tooManyWrites();
  next();
};

/**
 * Handle a call, unless it is one write too many of its account. A write counts until its work has ended,
 * also when the caller has gone; a form with a photo counts from when it has arrived.
 */
export async function limitWrites<T>(
  method: Method,
  res: Response,
  handle: () => T | Promise<T>,
): Promise<T> {
  const userId = maybeUser(res)?.id;
  if (method === 'GET' || userId === undefined) return handle();
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
