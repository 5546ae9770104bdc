import type { AccountStatus } from '@pehchan/contract/accounts';
import type { ErrorCode } from '@pehchan/contract/common';
import type { Holes, MessageKey } from '@pehchan/contract/messages';

/** A message to be translated when the reply is written, in the caller's language. */
export type Sentence = { key: MessageKey; holes?: Holes };

/** What the browser must ask for: a second step within the last ten minutes, or the set-up of one. */
type StepHints = { fresh?: true; setUp?: true };

type Details = {
  holes?: Holes | undefined;
  fields?: Record<string, Sentence>;
  retryAfter?: number;
  hints?: StepHints;
};

/** A refusal with a sentence for the caller. Any other error becomes a 500 without detail. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly sentence: Sentence;
  readonly fields: Record<string, Sentence> | undefined;
  /** Seconds after which the client should retry. */
  readonly retryAfter: number | undefined;
  readonly hints: StepHints;

  constructor(status: number, code: ErrorCode, key: MessageKey, details: Details = {}) {
    super(`${status} ${key}`);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.sentence = { key, holes: details.holes };
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
    this.hints = details.hints ?? {};
  }
}

export const unauthenticated = () => new HttpError(401, 'unauthenticated', 'refused.signIn');
export const forbidden = (key: MessageKey = 'refused.forbidden') => new HttpError(403, 'forbidden', key);

export const reauth = (key: 'refused.reauth' | 'refused.reauth.wrong') =>
  new HttpError(403, 'reauth', key, { fields: { currentPassword: { key } } });
export const secondStepWanted = ({ fresh, setUp }: { fresh: boolean; setUp: boolean }) =>
  new HttpError(403, 'second_step', setUp ? 'refused.step.setUp' : 'refused.step', {
    hints: { ...(fresh ? { fresh } : {}), ...(setUp ? { setUp } : {}) },
  });
export const foreignOrigin = () => new HttpError(403, 'foreign_origin', 'refused.origin');
/** The refusal of a prefetch: no user opened the data, so no security event records an attempt. */
export class Prefetched extends HttpError {
  constructor() {
    super(403, 'forbidden', 'refused.forbidden');
  }
}

export const methodNotAllowed = () => new HttpError(405, 'invalid', 'invalid.body');
export const notFound = () => new HttpError(404, 'not_found', 'refused.notFound');

/** Refuses a hidden record in the same way as a missing record. Only the log shows the difference. */
export class Withheld extends HttpError {
  constructor() {
    super(404, 'not_found', 'refused.notFound');
  }
}
export const tooLarge = () => new HttpError(413, 'too_large', 'refused.tooLarge');
export const invalidBody = () => new HttpError(400, 'invalid', 'invalid.body');

export const invalidField = (field: string, key: MessageKey) =>
  new HttpError(400, 'invalid', key, { fields: { [field]: { key } } });

export const conflict = (field: string, key: MessageKey, holes?: Holes) =>
  new HttpError(409, 'conflict', key, { holes, fields: { [field]: { key, holes } } });

export const alreadyDecided = (status: AccountStatus, name: string) =>
  new HttpError(409, 'conflict', `refused.overtaken.${status}`, { holes: { name } });

export const tooMany = (seconds: number) =>
  new HttpError(429, 'too_many_requests', 'refused.tooMany', {
    holes: { minutes: Math.max(1, Math.ceil(seconds / 60)) },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

const tooManyToday = (key: MessageKey) => (seconds: number) =>
  new HttpError(429, 'too_many_requests', key, { retryAfter: Math.max(1, Math.ceil(seconds)) });

/** The refusal after too many wrong passwords and codes. It does not reveal whether the account exists. */
export const wrongToday = tooManyToday('refused.tries.day');

export const changedToday = tooManyToday('refused.contacts.day');

/** The refusal for an administrator who made too many codes: another administrator must confirm more. */
export const mostCodes = (seconds: number) =>
  new HttpError(429, 'too_many_requests', 'refused.recovery.most', {
    retryAfter: Math.max(60, Math.ceil(seconds)),
  });

/** The refusal after too many replies that a phone or email is taken: a caller could probe many numbers. */
export const takenToday = tooManyToday('refused.taken.day');

/** The refusal for an account that read too many biodata in a day, or phone numbers in thirty days. */
export const overLimit = (key: MessageKey, most: number, seconds: number) =>
  new HttpError(429, 'too_many_requests', key, {
    holes: { most },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

export const sheetsToday = (most: number) => (seconds: number) =>
  new HttpError(429, 'too_many_requests', 'refused.sheet', {
    holes: { most, hours: Math.max(1, Math.ceil(seconds / 3600)) },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

export const traceUnderWay = (seconds: number) =>
  new HttpError(429, 'too_many_requests', 'refused.trace.busy', {
    holes: { seconds: Math.max(1, Math.ceil(seconds)) },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

/** Seconds until a client should retry a write: some of its account's writes have ended by then. */
const WRITE_TIME = 1;

export const tooManyWrites = () =>
  new HttpError(429, 'too_many_requests', 'refused.writes', { retryAfter: WRITE_TIME });

/** Seconds until a client should retry an upload: some photos under way have arrived by then. */
const UPLOAD_TIME = 10;

/** No upload slot is free: all of the sender's (429) or all of this process (503) are taken. */
export const tooManyUploads = (status: 429 | 503, field: string) =>
  new HttpError(status, status === 429 ? 'too_many_requests' : 'unavailable', 'refused.uploads', {
    fields: { [field]: { key: 'refused.uploads' } },
    retryAfter: UPLOAD_TIME,
  });

export const uploadsPaused = (seconds: number, field: string) => {
  const holes = { minutes: Math.max(1, Math.ceil(seconds / 60)) };
  return new HttpError(429, 'too_many_requests', 'refused.uploads.paused', {
    holes,
    fields: { [field]: { key: 'refused.uploads.paused', holes } },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });
};

/** Seconds to wait when MariaDB, Redis, the photo store or the mail server is down. */
const RETRY_AFTER = 2;

/** Seconds until a client should retry when Redis is full: an operator may have freed memory by then. */
const ROOM_AFTER = 600;

/** A server that the API needs does not answer. The next request tries again. */
export class Unavailable extends HttpError {
  constructor(
    what: string,
    cause?: unknown,
    key: MessageKey = 'refused.unavailable',
    retryAfter = RETRY_AFTER,
  ) {
    super(503, 'unavailable', key, { retryAfter });
    this.name = 'Unavailable';
    this.message = `${what} can’t be reached`;
    this.cause = cause;
  }
}

/** Redis is at its memory limit: it refuses new sessions, codes and counts of a visitor's tries. */
export function redisFull(cause: unknown): Unavailable {
  const error = new Unavailable('redis', cause, 'refused.full', ROOM_AFTER);
  error.message = 'redis is at its memory limit';
  return error;
}
