import type { AnyObjectSchema } from 'yup';
import { messageReplySchema, SPREADSHEET, type Call } from '../common/index.ts';
import type { biodataEndpoints } from './endpoints.ts';
import { biodataSchema, createBiodataSchema, signupSchema } from './forms.ts';
import { profileExportSchema, profileQuerySchema } from './lists.ts';
import {
  ownProfilesReplySchema,
  profileReplySchema,
  profilesReplySchema,
  userProfilesReplySchema,
} from './replies.ts';

const profiles = (summary: string, reply: AnyObjectSchema = profilesReplySchema): Call => ({
  summary,
  query: profileQuerySchema,
  reply,
});

export const biodataCalls: Record<keyof typeof biodataEndpoints, Call> = {
  createProfile: {
    summary: 'Add a biodata; a visitor sends the account’s fields too and gets an account',
    body: signupSchema.concat(createBiodataSchema),
    photo: { field: 'imageFile', required: true },
    status: 201,
    reply: messageReplySchema,
  },
  updateProfile: {
    summary: 'Change a biodata; without a photo the present one stays',
    body: biodataSchema,
    photo: { field: 'image', required: false },
    reply: messageReplySchema,
  },
  deleteProfile: { summary: 'Delete a biodata and its photo', reply: messageReplySchema },
  getProfile: { summary: 'One biodata', reply: profileReplySchema },
  getOwnProfiles: profiles('The caller’s own biodata', ownProfilesReplySchema),
  getAllProfiles: profiles('Search: biodata of approved accounts'),
  getApprovedProfiles: profiles('Biodata of approved accounts'),
  getRejectedProfiles: profiles('Biodata of rejected accounts'),
  getTotalProfiles: profiles('All biodata'),
  getFemaleProfiles: profiles('All biodata of daughters'),
  getMaleProfiles: profiles('All biodata of sons'),
  getUserProfiles: profiles('Biodata of one account', userProfilesReplySchema),
  exportProfiles: {
    summary: 'A list of biodata as a spreadsheet',
    query: profileExportSchema,
    file: SPREADSHEET,
  },
};
