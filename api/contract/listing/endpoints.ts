import type { Endpoint } from '../common/index.ts';

export const listingEndpoints = {
  setListing: { method: 'PUT', path: '/profile/listing/:id', access: 'signedIn' },
  answerStillLooking: { method: 'POST', path: '/profile/still-looking', access: 'anyone' },
  getToBeCalled: { method: 'GET', path: '/admin/to-be-called', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
