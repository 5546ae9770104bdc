import type { ErrorReply } from '@pehchan/contract/common';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { translateSentence } from '../../ground/http/middleware/language.ts';
import { toHttpError } from '../../ground/http/to-http-error.ts';
import { type HttpError, notFound, Prefetched, Withheld } from '../../ground/runtime/errors.ts';
import { logger } from '../../ground/runtime/logger.ts';
import { noteRefusal } from '../security/index.ts';
import { maybeUser } from '../sessions/current-user.ts';

export const nothingHere: RequestHandler = () => {
  throw notFound();
};

/** Reply to all errors in one shape and in the caller's language, without internal details. */
export const errorHandler: ErrorRequestHandler = (error: unknown, req, res, _next) => {
  const httpError = toHttpError(error);
  if (httpError.status >= 500) {
    logger.error({ request: res.locals['requestId'], err: error }, httpError.message);
  }
  noteRefused(req, res, httpError);
  if (res.headersSent) {
    // After a part of the reply, break the connection, so that the client notices the missing part.
    res.destroy();
    return;
  }
  const { status, code, sentence, fields, retryAfter, hints } = httpError;
  // The route may have set headers for a success: an error must not be cached.
  res.set('Cache-Control', 'no-store').removeHeader('ETag');
  if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
  const reply: ErrorReply = { message: translateSentence(req, res, sentence), code, ...hints };
  if (fields) {
    reply.fields = Object.fromEntries(
      Object.entries(fields).map(([field, words]) => [field, translateSentence(req, res, words)]),
    );
  }
  res.status(status).json(reply);
};

/** Whether to record a refusal: not of a prefetch, or for a missing second step (each sign-in has one). */
const isRefusal = (error: HttpError) =>
  error.status === 403 && error.code !== 'second_step' && !(error instanceof Prefetched);

function noteRefused(req: Request, res: Response, error: HttpError): void {
  const user = maybeUser(res);
  if (error.status === 429) noteRefusal(req, user?.id ?? null, 'limit');
  else if (user && (isRefusal(error) || error instanceof Withheld)) {
    noteRefusal(req, user.id, 'refused');
  }
}
