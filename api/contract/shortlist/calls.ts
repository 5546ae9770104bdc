import { messageReplySchema, type Call } from '../common/index.ts';
import type { shortlistEndpoints } from './endpoints.ts';
import { shortlistSchema } from './forms.ts';
import { keptReplySchema, shortlistReplySchema } from './replies.ts';

export const shortlistCalls = {
  getShortlist: {
    summary: 'The family’s own list, newest first',
    logged: 'for administrators',
    reply: shortlistReplySchema,
  },
  putOnShortlist: {
    summary: 'Puts a biodata on the family’s own list, or says more of one that is there',
    body: shortlistSchema,
    reply: keptReplySchema,
  },
  takeOffShortlist: {
    summary: 'Takes a biodata off the family’s own list, with its note',
    reply: messageReplySchema,
  },
} as const satisfies Record<keyof typeof shortlistEndpoints, Call>;
