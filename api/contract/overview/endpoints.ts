import type { Endpoint } from '../common/index.ts';

/** Specification section 7 has `getCounts`. */
export const overviewEndpoints = {
  getCounts: { method: 'GET', path: '/admin/get-Allcounts', access: 'admin' },
  getStatistics: { method: 'GET', path: '/admin/statistics', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
