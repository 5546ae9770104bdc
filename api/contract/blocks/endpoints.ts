import type { Endpoint } from '../common/index.ts';

export const blocksEndpoints = {
  getHiddenFamilies: { method: 'GET', path: '/profile/blocks', access: 'approved' },
  hideFamily: { method: 'PUT', path: '/profile/blocks/:id', access: 'approved' },
  showFamily: { method: 'DELETE', path: '/profile/blocks/:id', access: 'approved' },
} as const satisfies Record<string, Endpoint>;
