import type { Endpoint } from '../common/index.ts';

/** Calls of specification section 7, then calls that the specification doesn't have. */
export const biodataEndpoints = {
  getAllProfiles: { method: 'GET', path: '/profile/get-all-profiles', access: 'approved' },
  getRejectedProfiles: { method: 'GET', path: '/profile/get-all-rejected-profiles', access: 'admin' },
  getTotalProfiles: { method: 'GET', path: '/profile/get-total-profiles', access: 'admin' },
  getFemaleProfiles: { method: 'GET', path: '/profile/get-female-profiles', access: 'admin' },
  getMaleProfiles: { method: 'GET', path: '/profile/get-male-profiles', access: 'admin' },
  getApprovedProfiles: { method: 'GET', path: '/profile/get-Approved-biodata', access: 'admin' },
  getProfile: { method: 'GET', path: '/profile/get-profile/:id', access: 'signedIn' },
  getOwnProfiles: { method: 'GET', path: '/profile/get-profiles-by-user', access: 'signedIn' },
  getUserProfiles: { method: 'GET', path: '/admin/get-user-profiles-byUserId/:id', access: 'admin' },
  createProfile: {
    method: 'POST',
    path: '/profile/create-profile',
    access: 'anyone',
    photo: { field: 'imageFile', required: true },
  },
  updateProfile: {
    method: 'PUT',
    path: '/profile/update-profile/:id',
    access: 'signedIn',
    photo: { field: 'image', required: false },
  },
  deleteProfile: { method: 'DELETE', path: '/profile/delete-profile/:id', access: 'signedIn' },
  getSheet: { method: 'GET', path: '/profile/sheet/:id', access: 'signedIn' },
  noOtherPhoto: { method: 'PUT', path: '/profile/no-other-photo/:id', access: 'signedIn' },
  getGotras: { method: 'GET', path: '/profile/gotras', access: 'approved' },
  setGotraRule: { method: 'PUT', path: '/profile/gotra-rule/:id', access: 'signedIn' },
  exportProfiles: { method: 'GET', path: '/admin/export/biodata.xlsx', access: 'admin', step: 'fresh' },
} as const satisfies Record<string, Endpoint>;
