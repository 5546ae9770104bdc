import { object, string } from 'yup';
import { message, messageReplySchema, type Call } from '../common/index.ts';
import type { ledgerEndpoints } from './endpoints.ts';
import { ledgerQuerySchema, ledgerReplySchema } from './replies.ts';

export const ledgerCalls = {
  getLedger: {
    summary: 'Who opened a biodata and who took its number, for its family',
    logged: true,
    query: ledgerQuerySchema,
    reply: ledgerReplySchema,
  },
  revealPhone: {
    summary: 'The number of a family, which is told who took it',
    logged: true,
    reply: object({ phone: string().required(), message }),
  },
  readNotice: {
    summary: 'The person was told that families see who looked and who took their number',
    reply: messageReplySchema,
  },
} as const satisfies Record<keyof typeof ledgerEndpoints, Call>;
