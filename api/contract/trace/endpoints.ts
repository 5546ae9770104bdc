import type { Endpoint } from '../common/index.ts';

export const traceEndpoints = {
  traceCopy: {
    method: 'POST',
    path: '/admin/trace',
    access: 'admin',
    step: 'fresh',
    photo: { field: 'picture', required: true },
    // The browser waits longer than the gateway, which waits 75 seconds for this call.
    answersWithin: 90,
  },
} as const satisfies Record<string, Endpoint>;
