import type { AccountStatus } from '@pehchan/contract/accounts';
import type { ErrorCode } from '@pehchan/contract/common';
import type { Holes, MessageKey } from '@pehchan/contract/messages';

/** A sentence yet to be said: the language is the reader's, known only where the reply is written. */
export type Sentence = { key: MessageKey; holes?: Holes };

/** What a second step is wanted for: within ten minutes, or to be set up first. */
type StepHints = { fresh?: true; setUp?: true };

type Details = {
  holes?: Holes | undefined;
  fields?: Record<string, Sentence>;
  retryAfter?: number;
  hints?: StepHints;
};

/** A refusal that the caller is told about. Anything else that is thrown is answered 500 without detail. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly sentence: Sentence;
  /** A sentence per field, by its wire name. */
  readonly fields: Record<string, Sentence> | undefined;
  /** Seconds after which it is worth another try. */
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

/** The password has to be said again. */
export const reauth = (key: 'refused.reauth' | 'refused.reauth.wrong') =>
  new HttpError(403, 'reauth', key, { fields: { currentPassword: { key } } });
/** An administrator has to show more than the password first. */
export const secondStepWanted = ({ fresh, setUp }: { fresh: boolean; setUp: boolean }) =>
  new HttpError(403, 'second_step', setUp ? 'refused.step.setUp' : 'refused.step', {
    hints: { ...(fresh ? { fresh } : {}), ...(setUp ? { setUp } : {}) },
  });
export const foreignOrigin = () => new HttpError(403, 'foreign_origin', 'refused.origin');
/** A browser prefetched data that its user has not opened. The account attempted nothing. */
export class Prefetched extends HttpError {
  constructor() {
    super(403, 'forbidden', 'refused.forbidden');
  }
}

/** For HEAD, whose reply has no body. */
export const methodNotAllowed = () => new HttpError(405, 'invalid', 'invalid.body');
export const notFound = () => new HttpError(404, 'not_found', 'refused.notFound');

/** What is there and not the caller's to know: nobody but the log can tell it from what isn't. */
export class Withheld extends HttpError {
  constructor() {
    super(404, 'not_found', 'refused.notFound');
  }
}
export const tooLarge = () => new HttpError(413, 'too_large', 'refused.tooLarge');
export const invalidBody = () => new HttpError(400, 'invalid', 'invalid.body');

/** One field says no: its sentence is the message too. */
export const invalidField = (field: string, key: MessageKey) =>
  new HttpError(400, 'invalid', key, { fields: { [field]: { key } } });

export const conflict = (field: string, key: MessageKey, holes?: Holes) =>
  new HttpError(409, 'conflict', key, { holes, fields: { [field]: { key, holes } } });

/** Somebody else decided on the account first. */
export const alreadyDecided = (standing: AccountStatus, name: string) =>
  new HttpError(409, 'conflict', `refused.overtaken.${standing}`, { holes: { name } });

export const tooMany = (seconds: number) =>
  new HttpError(429, 'too_many_requests', 'refused.tooMany', {
    holes: { minutes: Math.max(1, Math.ceil(seconds / 60)) },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

const tooManyToday = (key: MessageKey) => (seconds: number) =>
  new HttpError(429, 'too_many_requests', key, { retryAfter: Math.max(1, Math.ceil(seconds)) });

/** Wrong passwords and codes at one account: nothing of whose it is, nor whether it is anybody's. */
export const wrongToday = tooManyToday('refused.tries.day');

/** Changes of the account's own phone or email. */
export const changedToday = tooManyToday('refused.contacts.day');

/** Codes for families that one administrator made: another administrator has to agree. */
export const mostCodes = (seconds: number) =>
  new HttpError(429, 'too_many_requests', 'refused.recovery.most', {
    retryAfter: Math.max(60, Math.ceil(seconds)),
  });

/** So many phones or emails that are registered: whoever goes on could ask for one after another. */
export const takenToday = tooManyToday('refused.taken.day');

/** What one account may read in a day, or of numbers in thirty days. */
export const overLimit = (key: MessageKey, most: number, seconds: number) =>
  new HttpError(429, 'too_many_requests', key, {
    holes: { most },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

/** One picture is compared at a time. */
export const traceUnderWay = (seconds: number) =>
  new HttpError(429, 'too_many_requests', 'refused.trace.busy', {
    holes: { seconds: Math.max(1, Math.ceil(seconds)) },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });

/** Seconds after which some of an account's writes have ended. */
const WRITE_TIME = 1;

export const tooManyWrites = () =>
  new HttpError(429, 'too_many_requests', 'refused.writes', { retryAfter: WRITE_TIME });

/** Seconds after which some of the photos that are being sent have arrived. */
const UPLOAD_TIME = 10;

/**
 * There is no place for another photo: all of the sender's (429), or all of this process' (503), are taken.
 */
export const tooManyUploads = (status: 429 | 503, field: string) =>
  new HttpError(status, status === 429 ? 'too_many_requests' : 'unavailable', 'refused.uploads', {
    fields: { [field]: { key: 'refused.uploads' } },
    retryAfter: UPLOAD_TIME,
  });

/** The sender's photos needed too much time to decode. */
export const uploadsPaused = (seconds: number, field: string) => {
  const holes = { minutes: Math.max(1, Math.ceil(seconds / 60)) };
  return new HttpError(429, 'too_many_requests', 'refused.uploads.paused', {
    holes,
    fields: { [field]: { key: 'refused.uploads.paused', holes } },
    retryAfter: Math.max(1, Math.ceil(seconds)),
  });
};

/**
 * Seconds that a client is asked to wait when MySQL, Redis, the photo store or the mail server can't be
 * reached.
 */
const RETRY_AFTER = 2;

/** Seconds in which an operator may have freed memory of Redis. */
const ROOM_AFTER = 600;

/** A server that Pehchan stands on doesn't answer. The process lives on and the next request tries again. */
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
