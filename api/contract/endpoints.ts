import { API_PREFIX } from './constants.ts';

/**
 * Who may make a call at all, by who they are. Which record they may touch is the API's to decide, after loading it.
 * `anyone`: signed in or not; the other names are what the caller must at least be.
 */
export type Access = 'anyone' | 'signedIn' | 'approved' | 'admin' | 'maintainer';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Endpoint = { readonly method: Method; readonly path: string; readonly access: Access };

/** The 30 calls of specification section 7, and at the end those that are ours. Paths are Express patterns under `API_PREFIX`. */
export const endpoints = {
  getAllProfiles: { method: 'GET', path: '/profile/get-all-profiles', access: 'approved' },
  getRejectedProfiles: { method: 'GET', path: '/profile/get-all-rejected-profiles', access: 'admin' },
  getTotalProfiles: { method: 'GET', path: '/profile/get-total-profiles', access: 'admin' },
  getFemaleProfiles: { method: 'GET', path: '/profile/get-female-profiles', access: 'admin' },
  getMaleProfiles: { method: 'GET', path: '/profile/get-male-profiles', access: 'admin' },
  getApprovedProfiles: { method: 'GET', path: '/profile/get-Approved-biodata', access: 'admin' },
  getProfile: { method: 'GET', path: '/profile/get-profile/:id', access: 'signedIn' },
  getOwnProfiles: { method: 'GET', path: '/profile/get-profiles-by-user', access: 'signedIn' },
  getUserProfiles: { method: 'GET', path: '/admin/get-user-profiles-byUserId/:id', access: 'admin' },
  getUser: { method: 'GET', path: '/profile/get-user-by-UserId/:id', access: 'signedIn' },
  check: { method: 'GET', path: '/auth/check', access: 'signedIn' },
  getUsers: { method: 'GET', path: '/admin/get-alluser-details', access: 'admin' },
  getPendingUsers: { method: 'GET', path: '/admin/get-users-pendingapproval', access: 'admin' },
  getApprovedUsers: { method: 'GET', path: '/admin/get-users-approved', access: 'admin' },
  getCounts: { method: 'GET', path: '/admin/get-Allcounts', access: 'admin' },
  countUsersWithoutProfiles: {
    method: 'GET',
    path: '/admin/users-without-profiles-count',
    access: 'maintainer',
  },
  register: { method: 'POST', path: '/auth/register', access: 'anyone' },
  login: { method: 'POST', path: '/auth/login', access: 'anyone' },
  logout: { method: 'POST', path: '/auth/logout', access: 'anyone' },
  forgotPassword: { method: 'POST', path: '/auth/forget-password', access: 'anyone' },
  resetPassword: { method: 'POST', path: '/auth/reset-password/:email/:hashed', access: 'anyone' },
  createProfile: { method: 'POST', path: '/profile/create-profile', access: 'anyone' },
  updateUser: { method: 'POST', path: '/profile/update-user/:id', access: 'signedIn' },
  updateProfile: { method: 'PUT', path: '/profile/update-profile/:id', access: 'signedIn' },
  approveUser: { method: 'PUT', path: '/admin/approved-user-by-id/:id', access: 'admin' },
  pendUser: { method: 'PUT', path: '/admin/pending-user-by-id/:id', access: 'admin' },
  rejectUser: { method: 'PUT', path: '/admin/reject-user-by-id/:id', access: 'admin' },
  deleteProfile: { method: 'DELETE', path: '/profile/delete-profile/:id', access: 'signedIn' },
  deleteUser: { method: 'DELETE', path: '/auth/delete-user/:id', access: 'signedIn' },
  deleteUsersWithoutProfiles: {
    method: 'DELETE',
    path: '/admin/delete-users-without-profiles',
    access: 'maintainer',
  },
  /** The page's own errors, since its console is silenced. */
  reportClientError: { method: 'POST', path: '/client-errors', access: 'anyone' },
  getAudit: { method: 'GET', path: '/admin/audit', access: 'admin' },
  reviewUsers: { method: 'POST', path: '/admin/review', access: 'admin' },
  getStatistics: { method: 'GET', path: '/admin/statistics', access: 'admin' },
  getSystem: { method: 'GET', path: '/admin/system', access: 'admin' },
  exportUsers: { method: 'GET', path: '/admin/export/users.xlsx', access: 'admin' },
  exportProfiles: { method: 'GET', path: '/admin/export/biodata.xlsx', access: 'admin' },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** A photo's own path, beside the table: `photos/<key>?size=table|card|view`. It is what the wire's `image` names. */
export const PHOTO_PATH = '/photos';

/**
 * The address of a call under the site's origin.
 * @param params values for the path's `:holes`, escaped here
 * @throws when a hole has no value: a programming error
 */
export function url(name: EndpointName, params: Record<string, string | number> = {}): string {
  return API_PREFIX + pathOf(name, params);
}

/** The same without `API_PREFIX`, for a client that already stands there. */
export function pathOf(name: EndpointName, params: Record<string, string | number> = {}): string {
  return endpoints[name].path.replace(/:(\w+)/g, (_, hole: string) => {
    const value = params[hole];
    if (value === undefined) throw new Error(`${name} needs '${hole}' for its path`);
    return encodeURIComponent(String(value));
  });
}
