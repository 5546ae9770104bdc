import type { AnyObjectSchema } from 'yup';
import { messageReplySchema, SPREADSHEET, type Call } from '../common/index.ts';
import type { biodataEndpoints } from './endpoints.ts';
import { biodataSchema, createBiodataSchema, gotraRuleSchema, signupSchema } from './forms.ts';
import {
  listedProfileQuerySchema,
  openedProfileQuerySchema,
  ownProfileQuerySchema,
  profileExportSchema,
  searchQuerySchema,
  sheetQuerySchema,
} from './lists.ts';
import {
  foundProfilesReplySchema,
  gotrasReplySchema,
  ownProfilesReplySchema,
  profileReplySchema,
  profilesReplySchema,
  userProfilesReplySchema,
} from './replies.ts';
import { SHEET_TYPES } from './values.ts';

const listedProfiles = <S extends AnyObjectSchema>(summary: string, reply: S) => ({
  summary,
  logged: true as const,
  query: listedProfileQuerySchema,
  reply,
});

export const biodataCalls = {
  createProfile: {
    summary: 'Add a biodata; a visitor also sends the account’s fields and gets an account',
    body: signupSchema.concat(createBiodataSchema),
    status: 201,
    reply: messageReplySchema,
  },
  updateProfile: {
    summary: 'Change a biodata; without a photo the current one stays',
    body: biodataSchema,
    reply: messageReplySchema,
  },
  deleteProfile: { summary: 'Delete a biodata and its photo', reply: messageReplySchema },
  getProfile: {
    summary: 'One biodata',
    logged: true,
    query: openedProfileQuerySchema,
    reply: profileReplySchema,
  },
  getOwnProfiles: {
    summary: 'The caller’s own biodata',
    query: ownProfileQuerySchema,
    reply: ownProfilesReplySchema,
  },
  getAllProfiles: {
    summary: 'Search the open biodata of other families',
    logged: 'for administrators',
    query: searchQuerySchema,
    reply: foundProfilesReplySchema,
  },
  getApprovedProfiles: listedProfiles('Biodata of approved accounts', profilesReplySchema),
  getRejectedProfiles: listedProfiles('Biodata of rejected accounts', profilesReplySchema),
  getTotalProfiles: listedProfiles('All biodata', profilesReplySchema),
  getFemaleProfiles: listedProfiles('All biodata of daughters', profilesReplySchema),
  getMaleProfiles: listedProfiles('All biodata of sons', profilesReplySchema),
  getUserProfiles: listedProfiles('Biodata of one account', userProfilesReplySchema),
  getSheet: {
    summary: 'The caller’s own biodata as one A4 page, at most 20 times a day',
    query: sheetQuerySchema,
    file: Object.values(SHEET_TYPES),
  },
  noOtherPhoto: {
    summary:
      'Note that the family has only this copy of the photo, so that the original is not requested again',
    reply: messageReplySchema,
  },
  getGotras: { summary: 'Gotras of open biodata, to filter by', reply: gotrasReplySchema },
  setGotraRule: {
    summary: 'Choose which gotras the search leaves out for an own candidate',
    body: gotraRuleSchema,
    reply: messageReplySchema,
  },
  exportProfiles: {
    summary: 'A list of biodata as a spreadsheet',
    logged: true,
    query: profileExportSchema,
    file: SPREADSHEET,
  },
} as const satisfies Record<keyof typeof biodataEndpoints, Call>;
