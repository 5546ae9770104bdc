import { AsyncLocalStorage } from 'node:async_hooks';
import type { Sequelize } from 'sequelize';
import { env } from '../runtime/env.ts';
import { logger } from '../runtime/logger.ts';

/** A transaction, for as long as its work is under way: a timer that the work starts outlives it. */
type Open = { isOpen: boolean };

const openTransaction = new AsyncLocalStorage<Open>();

/** Runs the work of a transaction; inside it nothing may ask the pool for another connection. */
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
 * Refuse a second connection to the work of an open transaction. When each connection of the pool belongs to
 * a transaction that waits for another one, no request is served. A model, `sequelize.query` and `select` ask
 * the pool here unless they are given the transaction.
 *
 * In production the statement runs anyway, and its place is logged as an error, once.
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

/** Sequelize alone takes more lines than a stack has. */
function withWholeStack(make: () => Error): Error {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 50;
  try {
    return make();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

const HERE = new URL('.', import.meta.url).href;
const OUR_CODE = new URL('..', import.meta.url).href;

/** The first line of the stack that is in our code, outside this folder. */
const placeOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .find((line) => line.includes(OUR_CODE) && !line.includes(HERE))
    ?.trim() ?? '';
