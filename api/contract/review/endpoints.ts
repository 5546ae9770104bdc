import type { Endpoint } from '../common/index.ts';

/** Calls of specification section 7 come first, then calls that the specification doesn't have. */
export const reviewEndpoints = {
  getUsers: { method: 'GET', path: '/admin/get-alluser-details', access: 'admin' },
  getPendingUsers: { method: 'GET', path: '/admin/get-users-pendingapproval', access: 'admin' },
  getApprovedUsers: { method: 'GET', path: '/admin/get-users-approved', access: 'admin' },
  approveUser: { method: 'PUT', path: '/admin/approved-user-by-id/:id', access: 'admin' },
  pendUser: { method: 'PUT', path: '/admin/pending-user-by-id/:id', access: 'admin' },
  rejectUser: { method: 'PUT', path: '/admin/reject-user-by-id/:id', access: 'admin' },
  countUsersWithoutProfiles: {
    method: 'GET',
    path: '/admin/users-without-profiles-count',
    access: 'maintainer',
  },
  deleteUsersWithoutProfiles: {
    method: 'DELETE',
    path: '/admin/delete-users-without-profiles',
    access: 'maintainer',
    step: 'fresh',
  },
  getOwnStanding: { method: 'GET', path: '/profile/standing', access: 'signedIn' },
  resubmit: { method: 'POST', path: '/profile/resubmit', access: 'signedIn' },
  undoDecision: { method: 'POST', path: '/admin/undo-decision/:id', access: 'admin' },
  getReviewHints: { method: 'GET', path: '/admin/review-hints/:id', access: 'admin' },
  getNotes: { method: 'GET', path: '/admin/notes/:id', access: 'admin' },
  addNote: { method: 'POST', path: '/admin/notes/:id', access: 'admin' },
  reviewUsers: { method: 'POST', path: '/admin/review', access: 'admin' },
  exportUsers: { method: 'GET', path: '/admin/export/users.xlsx', access: 'admin', step: 'fresh' },
} as const satisfies Record<string, Endpoint>;
