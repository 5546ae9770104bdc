import type { AnyObjectSchema } from 'yup';

/** The minimum that a caller must be. `anyone`: signed in or not. The API decides on single records. */
export type Access = 'anyone' | 'signedIn' | 'approved' | 'admin' | 'maintainer';

/**
 * How recently an administrator must have passed the second step: within twelve hours (`usual`), within ten
 * minutes (`fresh`), within ten minutes if one is set up (`setUp`), or never (`none`).
 */
export type Step = 'usual' | 'fresh' | 'setUp' | 'none';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The address and access of a call. The path is an Express pattern under `API_PREFIX`. */
export type Endpoint = {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  /** For administrators, on calls that need a sign-in. The default is `usual`. */
  readonly step?: Step;
  /** Sent as a multipart form, with a photo in this field. */
  readonly photo?: { readonly field: string; readonly required: boolean };
  /** Seconds that a browser waits for the reply, if this call may take longer than others. */
  readonly answersWithin?: number;
};

/** The request and reply of a call. Schemas are both rules and types. */
export type Call = {
  summary: string;
  /** JSON, or the fields of a multipart form if the call has a photo. */
  body?: AnyObjectSchema;
  query?: AnyObjectSchema;
  /** The reply has a family's biodata or number. It is logged, so a browser can't prefetch it. */
  logged?: true | 'for administrators';
  /** The status of success, if it is not 200. */
  status?: 201;
} & Answer;

type Answer = { reply: AnyObjectSchema; file?: never } | { reply?: never; file: string };

/** The media type of XLSX files. */
export const SPREADSHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
