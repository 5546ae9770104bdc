import { messageReplySchema, type Call } from '../common/index.ts';
import type { shortlistEndpoints } from './endpoints.ts';
import { shortlistSchema } from './forms.ts';
import { keptReplySchema, shortlistReplySchema } from './replies.ts';

export const shortlistCalls = {
  getShortlist: {
    summary: 'The family’s shortlist, newest first',
    logged: 'for administrators',
    reply: shortlistReplySchema,
  },
  putOnShortlist: {
    summary: 'Add a biodata to the family’s shortlist, or change its stage or note',
    body: shortlistSchema,
    reply: keptReplySchema,
  },
  takeOffShortlist: {
    summary: 'Remove a biodata and its note from the family’s shortlist',
    reply: messageReplySchema,
  },
} as const satisfies Record<keyof typeof shortlistEndpoints, Call>;
