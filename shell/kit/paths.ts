import { generatePath } from 'react-router-dom';

/** Every browser path, once (specification section 2; `/settings` and `/terms` are ours). Patterns; `to` builds an address. */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forget-password',
  resetPassword: '/reset-password/:email/:token',
  editUser: '/update-user/:id',
  addProfile: '/add-profile',
  editProfile: '/update-profile/:id',
  profile: '/profile/get-profile/:id',
  search: '/search-profiles',
  rejectedProfiles: '/rejected-profiles',
  totalProfiles: '/total-biodata',
  approvedProfiles: '/approvedbiodata',
  genderProfiles: '/biodata/:gender',
  users: '/userlist',
  dashboard: '/dashboard',
  settings: '/settings',
  userProfiles: '/admin/get-user-profiles-byUserId/:id',
  contact: '/contact-us',
  about: '/about-us',
  terms: '/terms',
} as const;

export const to = {
  profile: (id: number) => generatePath(paths.profile, { id: String(id) }),
  editProfile: (id: number) => generatePath(paths.editProfile, { id: String(id) }),
  editUser: (id: number) => generatePath(paths.editUser, { id: String(id) }),
  resetPassword: (email: string, token: string) => generatePath(paths.resetPassword, { email, token }),
  userProfiles: (id: number) => generatePath(paths.userProfiles, { id: String(id) }),
};
