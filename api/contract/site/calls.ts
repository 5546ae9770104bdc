import { messageReplySchema, type Call } from '../common/index.ts';
import { clientErrorSchema } from './client-error.ts';
import type { siteEndpoints } from './endpoints.ts';
import { systemReplySchema } from './system.ts';

export const siteCalls = {
  reportClientError: {
    summary: 'Report an error of a page',
    body: clientErrorSchema,
    status: 201,
    reply: messageReplySchema,
  },
  getSystem: { summary: 'The versions and stores of the running site', reply: systemReplySchema },
} as const satisfies Record<keyof typeof siteEndpoints, Call>;
