import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sequelize } from 'sequelize';
import { env } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';

/** `isOpen` becomes false when the transaction ends: a timer that was started in it may run later. */
type Open = { isOpen: boolean };

const openTransaction = new AsyncLocalStorage<Open>();

export function insideTransaction<T>(work: () => Promise<T>): Promise<T> {
  const open: Open = { isOpen: true };
  return openTransaction.run(open, async () => {
    try {
      return await work();
    } finally {
      open.isOpen = false;
    }
  });
}

/**
 * Refuse a second connection inside an open transaction: if every transaction waited for a second one, the
 * API would answer no request. In production only log the attempt, once for each place in the code.
 */
export function watchTransactions({ connectionManager }: Sequelize): void {
  const getConnection = connectionManager.getConnection.bind(connectionManager);
  connectionManager.getConnection = (...args) => {
    if (openTransaction.getStore()?.isOpen) report();
    return getConnection(...args);
  };
}

const reported = new Set<string>();

function report(): void {
  const error = withWholeStack(() => new Error('a statement inside a transaction doesn’t use it'));
  if (!env.production) throw error;
  const place = placeOf(error);
  if (reported.has(place)) return;
  reported.add(place);
  logger.error({ err: error, place }, error.message);
}

/** Record a longer stack: Sequelize's own calls fill the default ten lines. */
function withWholeStack(make: () => Error): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const THIS_FOLDER = new URL('.', import.meta.url).href;
const OUR_CODE = new URL('../..', import.meta.url).href;

const placeOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .find((line) => line.includes(OUR_CODE) && !line.includes(THIS_FOLDER))
    ?.trim() ?? '';
