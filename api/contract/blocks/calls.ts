import { messageReplySchema, type Call } from '../common/index.ts';
import type { blocksEndpoints } from './endpoints.ts';
import { hiddenFamiliesReplySchema } from './replies.ts';

export const blocksCalls = {
  getHiddenFamilies: {
    summary: 'The families that this family has hidden, newest first',
    reply: hiddenFamiliesReplySchema,
  },
  hideFamily: {
    summary: 'Hide two families from each other; the other one is not notified',
    reply: messageReplySchema,
  },
  showFamily: { summary: 'Show a hidden family again', reply: messageReplySchema },
} as const satisfies Record<keyof typeof blocksEndpoints, Call>;
