import type { Endpoint } from '../common/index.ts';

export const auditEndpoints = {
  getAudit: { method: 'GET', path: '/admin/audit', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
