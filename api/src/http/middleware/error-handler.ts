import type { ErrorReply } from '@pehchan/contract/common';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { notFound } from '../errors.ts';
import { logger } from '../../runtime/logger.ts';
import { refusalOf } from '../refusal.ts';
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
