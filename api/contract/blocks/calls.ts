import { messageReplySchema, type Call } from '../common/index.ts';
import type { blocksEndpoints } from './endpoints.ts';
import { hiddenFamiliesReplySchema } from './replies.ts';

export const blocksCalls = {
  getHiddenFamilies: {
    summary: 'Families that this one has hidden, newest first; of who has hidden it, nothing',
    reply: hiddenFamiliesReplySchema,
  },
  hideFamily: {
    summary: 'Hides two families from each other; the other one isn’t told',
    reply: messageReplySchema,
  },
  showFamily: { summary: 'Takes that back', reply: messageReplySchema },
} as const satisfies Record<keyof typeof blocksEndpoints, Call>;
