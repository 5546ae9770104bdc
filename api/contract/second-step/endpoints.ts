import type { Endpoint } from '../common/index.ts';

export const secondStepEndpoints = {
  getSecondStep: { method: 'GET', path: '/auth/second-step', access: 'admin', step: 'none' },
  passSetUpCode: { method: 'POST', path: '/auth/second-step/set-up-code', access: 'admin', step: 'none' },
  beginTotp: { method: 'POST', path: '/auth/second-step/totp/secret', access: 'admin', step: 'setUp' },
  confirmTotp: { method: 'PUT', path: '/auth/second-step/totp', access: 'admin', step: 'setUp' },
  passTotp: { method: 'POST', path: '/auth/second-step/totp', access: 'admin', step: 'none' },
  removeTotp: { method: 'DELETE', path: '/auth/second-step/totp', access: 'admin', step: 'fresh' },
  beginPasskey: { method: 'POST', path: '/auth/second-step/passkey/new', access: 'admin', step: 'setUp' },
  addPasskey: { method: 'PUT', path: '/auth/second-step/passkey', access: 'admin', step: 'setUp' },
  askPasskey: { method: 'POST', path: '/auth/second-step/passkey/challenge', access: 'admin', step: 'none' },
  passPasskey: { method: 'POST', path: '/auth/second-step/passkey', access: 'admin', step: 'none' },
  removePasskey: { method: 'DELETE', path: '/auth/second-step/passkey/:id', access: 'admin', step: 'fresh' },
  passRecoveryCode: { method: 'POST', path: '/auth/second-step/recovery', access: 'admin', step: 'none' },
  renewRecoveryCodes: { method: 'PUT', path: '/auth/second-step/recovery', access: 'admin', step: 'fresh' },
  resetSecondStep: { method: 'DELETE', path: '/admin/second-step/:id', access: 'admin', step: 'fresh' },
} as const satisfies Record<string, Endpoint>;
