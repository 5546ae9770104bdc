import type { Endpoint } from '../common/index.ts';

/** Ours: whom of other families a family likes, for itself alone. */
export const shortlistEndpoints = {
  getShortlist: { method: 'GET', path: '/profile/shortlist', access: 'approved' },
  putOnShortlist: { method: 'PUT', path: '/profile/shortlist/:id', access: 'approved' },
  takeOffShortlist: { method: 'DELETE', path: '/profile/shortlist/:id', access: 'approved' },
} as const satisfies Record<string, Endpoint>;
