import { array, number, object, string, type InferType } from 'yup';
import { pageQuery, pageReply, VILLAGES } from '../common/index.ts';

/** What is written down of an account's coming, going and asking, beside the acts of administrators. */
export const SECURITY_EVENTS = [
  'sign-in',
  'sign-in-refused',
  'code-asked',
  'password-reset',
  'reset-refused',
  'reauth-refused',
  'password-changed',
  'contact-changed',
  'contact-restored',
  'email-detached',
  'account-deleted',
  'step-passed',
  'step-refused',
  'step-changed',
  'refused',
  'limit',
  'many-views',
  'many-photos',
] as const;
export type SecurityEventName = (typeof SECURITY_EVENTS)[number];

/** Always newest first. */
export const securityEventQuerySchema = object(pageQuery);

export const securityEventSchema = object({
  id: number().integer().required(),
  event: string().oneOf(SECURITY_EVENTS).required(),
  /** Alike for the same network, and no address. */
  network: string().required(),
  at: string().required(),
});
export const securityEventsReplySchema = object({
  entries: array(securityEventSchema).required(),
  ...pageReply,
});

/** An account that reads more than a family does, in the last day. */
export const heavyReaderSchema = object({
  userId: number().integer().required(),
  name: string().required(),
  village: string().oneOf(VILLAGES).required(),
  /** Different ones in the last 24 hours. */
  views: number().integer().required(),
  photos: number().integer().required(),
  /** ISO instant of the hour in which it began. */
  since: string().required(),
});
export const heavyReadersReplySchema = object({ readers: array(heavyReaderSchema).required() });

export type SecurityEvent = InferType<typeof securityEventSchema>;
export type SecurityEventsReply = InferType<typeof securityEventsReplySchema>;
export type HeavyReader = InferType<typeof heavyReaderSchema>;
export type HeavyReadersReply = InferType<typeof heavyReadersReplySchema>;
