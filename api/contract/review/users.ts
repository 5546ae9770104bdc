import { array, object, string, type InferType } from 'yup';
import { rejectionSchema, ACCOUNT_STATUSES, userFields } from '../accounts/index.ts';
import { profileSummarySchema } from '../biodata/index.ts';
import { oneOf, ordering, pageQuery, pageReply } from '../common/index.ts';
import { LANGUAGES } from '../messages/index.ts';

export const USER_SORTS = [
  'createdAt',
  'standingSince',
  'name',
  'email',
  'phone',
  'Father',
  'village',
] as const;
export type UserSort = (typeof USER_SORTS)[number];

const userFilters = { ...ordering, sort: oneOf(USER_SORTS), status: oneOf(ACCOUNT_STATUSES) };

export const userQuerySchema = object({ ...pageQuery, ...userFilters });
/** The query of an export of accounts, which has no page because an export has the whole list. */
export const userExportSchema = object(userFilters);

export const userWithProfilesSchema = object({
  ...userFields,
  standingSince: string().required(),
  language: string().oneOf(LANGUAGES).required(),
  /** Why the account was rejected; null after its approval, or if neither reasons nor corrections exist. */
  rejection: rejectionSchema.nullable().defined(),
  profiles: array(profileSummarySchema).required(),
});

export const usersReplySchema = object({ users: array(userWithProfilesSchema).required(), ...pageReply });

export type UserQuery = Partial<InferType<typeof userQuerySchema>>;
export type UserWithProfiles = InferType<typeof userWithProfilesSchema>;
export type UsersReply = InferType<typeof usersReplySchema>;
