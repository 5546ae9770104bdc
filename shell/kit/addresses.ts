import { generatePath } from 'react-router-dom';
import { paths } from './paths.ts';

/** Addresses under the paths that have holes. */
export const to = {
  profile: (id: number) => generatePath(paths.profile, { id: String(id) }),
  editProfile: (id: number) => generatePath(paths.editProfile, { id: String(id) }),
  editUser: (id: number) => generatePath(paths.editUser, { id: String(id) }),
  resetPassword: (email: string, token: string) => generatePath(paths.resetPassword, { email, token }),
  userProfiles: (id: number) => generatePath(paths.userProfiles, { id: String(id) }),
};
