import type { Endpoint } from '../common/index.ts';

export const securityEndpoints = {
  getSecurityEvents: { method: 'GET', path: '/admin/security-events/:id', access: 'admin' },
  endSessionsOf: { method: 'DELETE', path: '/admin/sessions/:id', access: 'admin' },
  getHeavyReaders: { method: 'GET', path: '/admin/heavy-readers', access: 'admin' },
} as const satisfies Record<string, Endpoint>;
