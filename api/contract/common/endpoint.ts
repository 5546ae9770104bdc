import type { AnyObjectSchema } from 'yup';

/**
 * Who may make a call at all, by who they are. Which record they may touch is the API's to decide, after
 * loading it. `anyone`: signed in or not; the other names are what the caller must at least be.
 */
export type Access = 'anyone' | 'signedIn' | 'approved' | 'admin' | 'maintainer';

/**
 * Whether an administrator has to have shown more than the password, and how lately: within twelve hours
 * (`usual`), within ten minutes (`fresh`), the same unless nothing is set up yet (`setUp`), or not (`none`).
 */
export type Step = 'usual' | 'fresh' | 'setUp' | 'none';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Where a call is, and who may make it: all that a browser needs of it. Its path is an Express pattern under
 * `API_PREFIX`.
 */
export type Endpoint = {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** Of administrators, for whatever needs a sign-in; absent: `usual`. */
  readonly step?: Step;
  /** Sent as a multipart form, with a photo in this field. */
  readonly photo?: { readonly field: string; readonly required: boolean };
  /** Seconds that a browser waits for the reply, if this call may take longer than others. */
  readonly answersWithin?: number;
};

/** What goes in and what comes out of a call, beside its endpoint. Schemas are rules and types at once. */
export type Call = {
  summary: string;
  /** JSON; of a call with a photo the fields of a multipart form. */
  body?: AnyObjectSchema;
  query?: AnyObjectSchema;
  /**
   * The reply, or the reply to an administrator, contains a family's biodata or number. The access log
   * records it, so a browser can't prefetch it.
   */
  logged?: true | 'for administrators';
  /** The status of success, and what it answers. */
  status?: 201;
} & Answer;

/** JSON, or a file of a media type. */
type Answer = { reply: AnyObjectSchema; file?: never } | { reply?: never; file: string };

/** What Excel and LibreOffice open. */
export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
