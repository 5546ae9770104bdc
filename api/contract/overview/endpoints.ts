import type { Endpoint } from '../common/index.ts';

/** `getCounts` is a call of specification section 7. */
export const overviewEndpoints = {
  getCounts: { method: 'GET', path: '/admin/get-Allcounts', access: 'admin' },
  getStatistics: { method: 'GET', path: '/admin/statistics', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
