import { array, object, string, type InferType } from 'yup';
import { rejectionSchema, ACCOUNT_STATUSES, userFields } from '../accounts/index.ts';
import { profileSummarySchema } from '../biodata/index.ts';
import { oneOf, ordering, pageQuery, pageReply } from '../common/index.ts';
import { LANGUAGES } from '../messages/index.ts';

/** Lists of accounts with their biodata, as an administrator reviews them. */

/** Wire names by which they may be sorted. */
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

/** `status`: only accounts of this standing. */
const userFilters = { ...ordering, sort: oneOf(USER_SORTS), status: oneOf(ACCOUNT_STATUSES) };

export const userQuerySchema = object({ ...pageQuery, ...userFilters });
/** An export is a whole list: what narrows and sorts it, and no page. */
export const userExportSchema = object(userFilters);

export const userWithProfilesSchema = object({
  ...userFields,
  /** ISO instant from which on the account has its present standing: since when a pending one waits. */
  standingSince: string().required(),
  /** In which a family is written to. */
  language: string().oneOf(LANGUAGES).required(),
  /** Why it was not approved, until it is; null too where nothing was said and nothing mended. */
  rejection: rejectionSchema.nullable().defined(),
  profiles: array(profileSummarySchema).required(),
});

export const usersReplySchema = object({ users: array(userWithProfilesSchema).required(), ...pageReply });

export type UserQuery = Partial<InferType<typeof userQuerySchema>>;
export type UserWithProfiles = InferType<typeof userWithProfilesSchema>;
export type UsersReply = InferType<typeof usersReplySchema>;
