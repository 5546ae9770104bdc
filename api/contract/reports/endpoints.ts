import type { Endpoint } from '../common/index.ts';

export const reportsEndpoints = {
  getOwnReports: { method: 'GET', path: '/profile/reports', access: 'approved' },
  report: { method: 'POST', path: '/profile/reports', access: 'approved' },
  getReports: { method: 'GET', path: '/admin/reports', access: 'admin' },
  decideReport: { method: 'PUT', path: '/admin/reports/:id', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
