import { BaseError, ConnectionError, DatabaseError } from 'sequelize';
import { HttpError, invalidBody, tooLarge, Unavailable } from '../runtime/errors.ts';

/** Convert any error to a reply: a database that is down becomes 503, an unknown error 500. */
export function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (isDatabaseDown(error)) return new Unavailable('the database', error);
  const status = statusOf(error);
  if (status === 413) return tooLarge();
  // Express' errors with a 4xx status are the client's: broken JSON, or an invalid `%` escape in the address.
  if (status !== undefined && status >= 400 && status < 500) return invalidBody();
  return new HttpError(500, 'internal', 'refused.internal');
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error)) return undefined;
  return typeof error.status === 'number' ? error.status : undefined;
}

/** Error codes of a database that shuts down, cannot be reached, or is full or locked. */
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
  // Sequelize throws the driver's own error if it cannot roll back because the connection died.
  const cause = error instanceof DatabaseError ? error.original : error;
  if (error instanceof BaseError && cause === error) {
    return error.name === 'SequelizeConnectionAcquireTimeoutError';
  }
  if (!(cause instanceof Error)) return false;
  return ('fatal' in cause && cause.fatal === true) || ('code' in cause && DOWN.includes(String(cause.code)));
}
