import type { Endpoint } from '../common/index.ts';

/** The calls of accounts in specification section 7, and calls for passwords, sessions and contacts. */
export const accountEndpoints = {
  register: { method: 'POST', path: '/auth/register', access: 'anyone' },
  checkAvailability: { method: 'POST', path: '/auth/availability', access: 'anyone' },
  login: { method: 'POST', path: '/auth/login', access: 'anyone' },
  logout: { method: 'POST', path: '/auth/logout', access: 'anyone' },
  check: { method: 'GET', path: '/auth/check', access: 'signedIn', step: 'none' },
  forgotPassword: { method: 'POST', path: '/auth/forget-password', access: 'anyone' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/:email/:hashed', access: 'anyone' },
  getUser: { method: 'GET', path: '/profile/get-user-by-UserId/:id', access: 'signedIn' },
  updateUser: {
    method: 'POST',
    path: '/profile/update-user/:id',
    access: 'signedIn',
    photo: { field: 'imageFile', required: false },
  },
  changePassword: { method: 'PUT', path: '/auth/password', access: 'signedIn' },
  getSessions: { method: 'GET', path: '/auth/sessions', access: 'signedIn' },
  endSession: { method: 'DELETE', path: '/auth/sessions/:session', access: 'signedIn' },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions', access: 'signedIn' },
  restoreContacts: { method: 'POST', path: '/auth/restore-contacts', access: 'anyone' },
  deleteUser: { method: 'DELETE', path: '/auth/delete-user/:id', access: 'signedIn' },
  detachEmail: { method: 'POST', path: '/auth/detach-email', access: 'anyone' },
  makeRecoveryCode: {
    method: 'POST',
    path: '/admin/recovery-code/:id',
    access: 'admin',
    step: 'fresh',
  },
  getRecoveryRequests: { method: 'GET', path: '/admin/recovery-requests', access: 'admin' },
  confirmRecovery: { method: 'PUT', path: '/admin/recovery-requests/:id', access: 'admin', step: 'fresh' },
  recover: { method: 'POST', path: '/auth/recover', access: 'anyone' },
  readRecovery: { method: 'PUT', path: '/auth/recovery-read', access: 'signedIn' },
} as const satisfies Record<string, Endpoint>;
