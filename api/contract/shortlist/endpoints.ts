import type { Endpoint } from '../common/index.ts';

/** Not in the specification: biodata of other families that a family likes, visible only to itself. */
export const shortlistEndpoints = {
  getShortlist: { method: 'GET', path: '/profile/shortlist', access: 'approved' },
  putOnShortlist: { method: 'PUT', path: '/profile/shortlist/:id', access: 'approved' },
  takeOffShortlist: { method: 'DELETE', path: '/profile/shortlist/:id', access: 'approved' },
} as const satisfies Record<string, Endpoint>;
