import { array, number, object, string, type InferType } from 'yup';
import { pageQuery, pageReply, VILLAGES } from '../common/index.ts';

/** Sign-ins, refusals and requests of accounts. Administrators' acts are in the audit log. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in-refused',
  'code-asked',
  'password-reset',
  'reset-refused',
  'reauth-refused',
  'password-changed',
  'contact-changed',
  'name-changed',
  'contact-restored',
  'email-detached',
  'account-deleted',
  'sheet-made',
  'step-passed',
  'step-refused',
  'step-changed',
  'refused',
  'limit',
  'many-views',
  'many-photos',
  'many-cards',
  'many-numbers',
  'whole-list',
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** Kinds of reading: cards of lists, opened biodata, large photos, phone numbers and whole lists. */
export const READ_KINDS = ['cards', 'views', 'photos', 'numbers', 'lists'] as const;
export type ReadKind = (typeof READ_KINDS)[number];

const HOUR = 60 * 60 * 1000;
export const READ_WINDOWS = ['hour', 'day', 'week'] as const;
export type ReadWindow = (typeof READ_WINDOWS)[number];
/** Lengths of the time windows in which reading is counted, in milliseconds. */
export const WINDOW_LENGTHS: Readonly<Record<ReadWindow, number>> = {
  hour: HOUR,
  day: 24 * HOUR,
  week: 7 * 24 * HOUR,
};

export const securityEventQuerySchema = object(pageQuery);

export const securityEventSchema = object({
  id: number().integer().required(),
  event: string().oneOf(SECURITY_EVENTS).required(),
  /** A keyed hash of the IP address, equal for all addresses of one network. */
  network: string().required(),
  at: string().required(),
  /** For heavy reading, its time window and the number of different items read in it; otherwise null. */
  within: string().oneOf(READ_WINDOWS).nullable().defined(),
  amount: number().integer().nullable().defined(),
});
export const securityEventsReplySchema = object({
  entries: array(securityEventSchema).required(),
  ...pageReply,
});

export const noticedReadingSchema = object({
  kind: string().oneOf(READ_KINDS).required(),
  within: string().oneOf(READ_WINDOWS).required(),
  amount: number().integer().required(),
});

export const heavyReaderSchema = object({
  userId: number().integer().required(),
  name: string().required(),
  village: string().oneOf(VILLAGES).required(),
  /** How many different biodata and photos the account opened in the last 24 hours. */
  views: number().integer().required(),
  photos: number().integer().required(),
  /** When the oldest of the current security events about the account's heavy reading was written. */
  since: string().required(),
  noticed: array(noticedReadingSchema).required(),
  candidates: array(
    object({
      id: number().integer().required(),
      fullname: string().required(),
      fullnameHindi: string().defined(),
    }),
  ).required(),
});
export const heavyReadersReplySchema = object({ readers: array(heavyReaderSchema).required() });

export type SecurityEvent = InferType<typeof securityEventSchema>;
export type SecurityEventsReply = InferType<typeof securityEventsReplySchema>;
export type NoticedReading = InferType<typeof noticedReadingSchema>;
export type HeavyReader = InferType<typeof heavyReaderSchema>;
export type HeavyReadersReply = InferType<typeof heavyReadersReplySchema>;
