import type { Endpoint } from '../common/index.ts';

/** Ours: whose copy of a photo a picture is that was found somewhere. */
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
