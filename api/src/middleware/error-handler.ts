import type { ErrorReply } from '@pehchan/contract/errors';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { BaseError, ConnectionError, DatabaseError } from 'sequelize';
import { HttpError, invalidBody, notFound, tooLarge, Unavailable } from '../errors.ts';
import { logger } from '../logger.ts';
import { saySentence } from './language.ts';

/** No route matched. */
export const nothingHere: RequestHandler = () => {
  throw notFound();
};

/** The only place that writes an error: one shape, the reader's language, and nothing of the inside. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) {
    logger.error({ request: res.locals['requestId'], err: error }, refusal.message);
  }
  if (res.headersSent) {
    // A list that broke off halfway must not look like one that ended.
    res.destroy();
    return;
  }
  const { status, code, sentence, fields, retryAfter } = refusal;
  // Whatever the route had begun to say of a success: an error is never kept.
  res.set('Cache-Control', 'no-store').removeHeader('ETag');
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  const reply: ErrorReply = { message: saySentence(req, res, sentence), code };
  if (fields) {
    reply.fields = Object.fromEntries(
      Object.entries(fields).map(([field, words]) => [field, saySentence(req, res, words)]),
    );
  }
  res.status(status).json(reply);
};

function refusalOf(error: unknown): HttpError {
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
];

function isDatabaseDown(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  // A transaction whose connection died can't even be rolled back; Sequelize throws that as the driver's bare error.
  const cause = error instanceof DatabaseError ? error.original : error;
  if (error instanceof BaseError && cause === error) {
    return error.name === 'SequelizeConnectionAcquireTimeoutError';
  }
  if (!(cause instanceof Error)) return false;
  return ('fatal' in cause && cause.fatal === true) || ('code' in cause && DOWN.includes(String(cause.code)));
}
