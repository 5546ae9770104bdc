import { generatePath } from 'react-router-dom';
import { fieldId } from './forms/field-ids.ts';
import { paths } from './paths.ts';

/** Build the addresses of screens that have parameters in their path, such as the id of a biodata. */
export const to = {
  profile: (id: number) => generatePath(paths.profile, { id: String(id) }),
  ledger: (id: number) => generatePath(paths.ledger, { id: String(id) }),
  editProfile: (id: number, field?: string) =>
    generatePath(paths.editProfile, { id: String(id) }) + hashOf(field),
  editUser: (id: number, field?: string) => generatePath(paths.editUser, { id: String(id) }) + hashOf(field),
  resetPassword: (email: string, token: string) => generatePath(paths.resetPassword, { email, token }),
  userProfiles: (id: number) => generatePath(paths.userProfiles, { id: String(id) }),
};

const hashOf = (field: string | undefined) => (field === undefined ? '' : `#${fieldId('', field)}`);
