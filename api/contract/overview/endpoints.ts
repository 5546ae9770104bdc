import type { Endpoint } from '../common/index.ts';

/** The calls of the dashboard. Specification section 7 has only `getCounts`. */
export const overviewEndpoints = {
  getCounts: { method: 'GET', path: '/admin/get-Allcounts', access: 'admin' },
  getWaiting: { method: 'GET', path: '/admin/waiting', access: 'admin', step: 'none' },
  getStatistics: { method: 'GET', path: '/admin/statistics', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
