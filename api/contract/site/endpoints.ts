import type { Endpoint } from '../common/index.ts';

export const siteEndpoints = {
  /** Browser errors are sent to the API because the browser console is silenced. */
  reportClientError: { method: 'POST', path: '/client-errors', access: 'anyone' },
  getSystem: { method: 'GET', path: '/admin/system', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
