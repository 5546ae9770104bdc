import type { Endpoint } from '../common/index.ts';

export const siteEndpoints = {
  reportClientError: { method: 'POST', path: '/client-errors', access: 'anyone' },
  getSystem: { method: 'GET', path: '/admin/system', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
