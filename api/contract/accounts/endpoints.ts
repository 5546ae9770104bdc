import type { Endpoint } from '../common/index.ts';

/** Calls of specification section 7. */
export const accountEndpoints = {
  register: { method: 'POST', path: '/auth/register', access: 'anyone' },
  login: { method: 'POST', path: '/auth/login', access: 'anyone' },
  logout: { method: 'POST', path: '/auth/logout', access: 'anyone' },
  check: { method: 'GET', path: '/auth/check', access: 'signedIn' },
  forgotPassword: { method: 'POST', path: '/auth/forget-password', access: 'anyone' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/:email/:hashed', access: 'anyone' },
  getUser: { method: 'GET', path: '/profile/get-user-by-UserId/:id', access: 'signedIn' },
  updateUser: {
    method: 'POST',
    path: '/profile/update-user/:id',
    access: 'signedIn',
    photo: { field: 'imageFile', required: false },
  },
  deleteUser: { method: 'DELETE', path: '/auth/delete-user/:id', access: 'signedIn' },
} as const satisfies Record<string, Endpoint>;
