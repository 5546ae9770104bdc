import { messageReplySchema, type Call } from '../common/index.ts';
import { clientErrorSchema } from './client-error.ts';
import type { siteEndpoints } from './endpoints.ts';
import { systemReplySchema } from './system.ts';

export const siteCalls = {
  reportClientError: {
    summary: 'Tell of an error in the page',
    body: clientErrorSchema,
    status: 201,
    reply: messageReplySchema,
  },
  getSystem: { summary: 'What runs, and on what', reply: systemReplySchema },
} as const satisfies Record<keyof typeof siteEndpoints, Call>;
