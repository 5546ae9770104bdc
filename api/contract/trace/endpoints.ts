import type { Endpoint } from '../common/index.ts';

/** Not in the specification: tracing a picture to the account that received the copy. */
export const traceEndpoints = {
  traceCopy: {
    method: 'POST',
    path: '/admin/trace',
    access: 'admin',
    step: 'fresh',
    photo: { field: 'picture', required: true },
    // The gateway waits 75 seconds.
    answersWithin: 90,
  },
} as const satisfies Record<string, Endpoint>;
