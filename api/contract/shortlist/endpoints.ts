import type { Endpoint } from '../common/index.ts';

/** A shortlist is visible only to its own family. */
export const shortlistEndpoints = {
  getShortlist: { method: 'GET', path: '/profile/shortlist', access: 'approved' },
  putOnShortlist: { method: 'PUT', path: '/profile/shortlist/:id', access: 'approved' },
  takeOffShortlist: { method: 'DELETE', path: '/profile/shortlist/:id', access: 'approved' },
} as const satisfies Record<string, Endpoint>;
