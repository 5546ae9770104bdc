import { messageReplySchema, type Call } from '../common/index.ts';
import type { listingEndpoints } from './endpoints.ts';
import { listingSchema, stillLookingSchema, toBeCalledQuerySchema } from './forms.ts';
import { listingReplySchema, toBeCalledReplySchema } from './replies.ts';

export const listingCalls = {
  setListing: {
    summary: 'Offers a biodata to other families, or hides it: paused, or settled',
    body: listingSchema,
    reply: listingReplySchema,
  },
  answerStillLooking: {
    summary: 'A family is still looking: by the link of the mail that asked it, once',
    body: stillLookingSchema,
    reply: messageReplySchema,
  },
  getToBeCalled: {
    summary: 'Families that haven’t answered whether they are still looking, and should be called',
    logged: true,
    query: toBeCalledQuerySchema,
    reply: toBeCalledReplySchema,
  },
} as const satisfies Record<keyof typeof listingEndpoints, Call>;
