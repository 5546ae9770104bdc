import type { Endpoint } from '../common/index.ts';

export const traceEndpoints = {
  traceCopy: {
    method: 'POST',
    path: '/admin/trace',
    access: 'admin',
    step: 'fresh',
    photo: { field: 'picture', required: true },
    // Longer than the 75 seconds for which the gateway waits for this call.
    answersWithin: 90,
  },
} as const satisfies Record<string, Endpoint>;
