/**
 * All browser paths, as patterns (specification section 2).
 * `/recover`, `/not-me`, `/still-looking`, `/my-family`, `/profile/ledger`, `/help`, `/settings`, `/trace`,
 * `/safety` and `/terms` are additions to the specification.
 * Data only, because Node reads it through `remote.config.ts`. A remote defines its private paths itself.
 */
export const paths = {
  home: '/',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forget-password',
  resetPassword: '/reset-password/:email/:token',
  restoreContacts: '/restore-contacts',
  recover: '/recover',
  notMe: '/not-me/:token',
  stillLooking: '/still-looking/:token',
  editUser: '/update-user/:id',
  addProfile: '/add-profile',
  editProfile: '/update-profile/:id',
  profile: '/profile/get-profile/:id',
  ledger: '/profile/ledger/:id',
  search: '/search-profiles',
  rejectedProfiles: '/rejected-profiles',
  totalProfiles: '/total-biodata',
  approvedProfiles: '/approvedbiodata',
  genderProfiles: '/biodata/:gender',
  users: '/userlist',
  dashboard: '/dashboard',
  settings: '/settings',
  trace: '/trace',
  userProfiles: '/admin/get-user-profiles-byUserId/:id',
  family: '/my-family',
  help: '/help',
  contact: '/contact-us',
  about: '/about-us',
  terms: '/terms',
  safety: '/safety',
} as const;
