import { messageReplySchema, type Call } from '../common/index.ts';
import type { listingEndpoints } from './endpoints.ts';
import { listingSchema, stillLookingSchema, toBeCalledQuerySchema } from './forms.ts';
import { listingReplySchema, toBeCalledReplySchema } from './replies.ts';

export const listingCalls = {
  setListing: {
    summary: 'Open a biodata to other families, pause it, or settle it',
    body: listingSchema,
    reply: listingReplySchema,
  },
  answerStillLooking: {
    summary: 'Confirm by the link of a mail that a family is still looking; works once',
    body: stillLookingSchema,
    reply: messageReplySchema,
  },
  getToBeCalled: {
    summary: 'Families to call, because they have not answered whether they are still looking',
    logged: true,
    query: toBeCalledQuerySchema,
    reply: toBeCalledReplySchema,
  },
} as const satisfies Record<keyof typeof listingEndpoints, Call>;
