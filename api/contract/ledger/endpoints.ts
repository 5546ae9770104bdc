import type { Endpoint } from '../common/index.ts';

export const ledgerEndpoints = {
  getLedger: { method: 'GET', path: '/profile/ledger/:id', access: 'signedIn' },
  revealPhone: { method: 'POST', path: '/profile/reveal-phone/:id', access: 'approved' },
  readNotice: { method: 'PUT', path: '/profile/notice', access: 'approved' },
} as const satisfies Record<string, Endpoint>;
