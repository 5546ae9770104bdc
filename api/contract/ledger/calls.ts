import { object } from 'yup';
import { contactFields } from '../biodata/index.ts';
import { message, messageReplySchema, type Call } from '../common/index.ts';
import type { ledgerEndpoints } from './endpoints.ts';
import { ledgerQuerySchema, ledgerReplySchema } from './replies.ts';

export const ledgerCalls = {
  getLedger: {
    summary: 'The access log of a biodata, for its family: who opened it or revealed its number',
    logged: true,
    query: ledgerQuerySchema,
    reply: ledgerReplySchema,
  },
  revealPhone: {
    summary:
      'Reveal a family’s phone number, second number and contact; a line in its access log names the viewer',
    logged: true,
    reply: object({ ...contactFields, message }),
  },
  readNotice: {
    summary: 'Note that the account knows that families see who opens their biodata or reveals their number',
    reply: messageReplySchema,
  },
} as const satisfies Record<keyof typeof ledgerEndpoints, Call>;
