import type { AnyObjectSchema } from 'yup';

/** Who can make a call; `anyone` needs no sign-in. The API's policies also decide on each record. */
export type Access = 'anyone' | 'signedIn' | 'approved' | 'admin' | 'maintainer';

/**
 * How long ago an administrator can have passed the second step: 12 hours (`usual`) or 10 minutes (`fresh`).
 * `setUp`: 10 minutes if the account has set up a second step.
 */
export type Step = 'usual' | 'fresh' | 'setUp' | 'none';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call's address and access. `path` is an Express pattern under `API_PREFIX`. */
export type Endpoint = {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** How recent the second step of an administrator must be. The default is `usual`. */
  readonly step?: Step;
  /** For a multipart form: the field that has the photo, and whether the photo is required. */
  readonly photo?: { readonly field: string; readonly required: boolean };
  /** Seconds that a browser waits for a reply, if longer than for other calls. */
  readonly answersWithin?: number;
};

/** What a call takes and returns. Its yup schemas give both the rules and the types. */
export type Call = {
  summary: string;
  /** The request's body: JSON, or the text fields of a multipart form with a photo. */
  body?: AnyObjectSchema;
  query?: AnyObjectSchema;
  /** The reply has a family's data and is noted in the access log, so a browser must not prefetch it. */
  logged?: true | 'for administrators';
  status?: 201;
} & Answer;

/** `file`: the reply is a file of this media type, or of one of these. */
type Answer = { reply: AnyObjectSchema; file?: never } | { reply?: never; file: string | readonly string[] };

export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
