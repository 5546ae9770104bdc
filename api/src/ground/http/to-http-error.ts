import { BaseError, ConnectionError, DatabaseError } from 'sequelize';
import { HttpError, invalidBody, tooLarge, Unavailable } from '../runtime/errors.ts';

/**
 * What a caller is told of whatever was thrown: an `HttpError` as it is, a server that is down as 503, the
 * rest as a fault of ours.
 */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseDown(error)) return new Unavailable('the database', error);
  const status = statusOf(error);
  if (status === 413) return tooLarge();
  // Express and its body parsers mark what the client got wrong: broken JSON, a `%` that isn't an escape.
  if (status !== undefined && status >= 400 && status < 500) return invalidBody();
  return new HttpError(500, 'internal', 'refused.internal');
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Codes of a server that is going, gone, full or locked up. Decided by code, never by an error's text. */
const DOWN = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'PROTOCOL_ENQUEUE_AFTER_FATAL_ERROR',
  'PROTOCOL_ENQUEUE_AFTER_QUIT',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_NORMAL_SHUTDOWN',
  'ER_QUERY_INTERRUPTED',
  'ER_CONNECTION_KILLED',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  // Its memory, disk or threads are used up, or a time that its operator set: a big sort under load meets
  // these first.
  'ER_OUTOFMEMORY',
  'ER_OUT_OF_SORTMEMORY',
  'ER_OUT_OF_RESOURCES',
  'ER_DISK_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_FILSORT_ABORT',
  'ER_CANT_CREATE_THREAD',
  'ER_QUERY_TIMEOUT',
];

function isDatabaseDown(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  // A transaction whose connection died can't even be rolled back; Sequelize throws that as the driver's bare
  // error.
  const cause = error instanceof DatabaseError ? error.original : error;
  if (error instanceof BaseError && cause === error) {
    return error.name === 'SequelizeConnectionAcquireTimeoutError';
  }
  if (!(cause instanceof Error)) return false;
  return ('fatal' in cause && cause.fatal === true) || ('code' in cause && DOWN.includes(String(cause.code)));
}
