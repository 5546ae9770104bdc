import { messageReplySchema, type Call } from '../common/index.ts';
import type { securityEndpoints } from './endpoints.ts';
import {
  heavyReadersReplySchema,
  securityEventQuerySchema,
  securityEventsReplySchema,
} from './security-event.ts';

export const securityCalls = {
  getSecurityEvents: {
    summary: 'Sign-ins, refusals and changes of one account, newest first; also of a deleted one',
    query: securityEventQuerySchema,
    reply: securityEventsReplySchema,
  },
  endSessionsOf: { summary: 'Sign an account out everywhere', reply: messageReplySchema },
  getHeavyReaders: {
    summary: 'Accounts that read more than a family usually does, with amounts and the first notice',
    reply: heavyReadersReplySchema,
  },
} as const satisfies Record<keyof typeof securityEndpoints, Call>;
