import type { Method } from '@pehchan/contract/common';
import type { Response } from 'express';
import { tooManyWrites } from '../errors.ts';
import { maybeUser } from './current-user.ts';

/**
 * Writes of one account that a process works on at the same time. Each holds a connection of the process'
 * pool and may wait there for a lock, so this is counted for each process, not for all of them together.
 */
const MOST = 3;

const unanswered = new Map<number, number>();

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
  const count = unanswered.get(userId) ?? 0;
  if (count >= MOST) throw tooManyWrites();
  unanswered.set(userId, count + 1);
  try {
    return await handle();
  } finally {
    const left = (unanswered.get(userId) ?? 1) - 1;
    if (left === 0) unanswered.delete(userId);
    else unanswered.set(userId, left);
  }
}
