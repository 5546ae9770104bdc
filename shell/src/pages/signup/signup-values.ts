import { accountFields } from '@pehchan/contract/accounts';
import { KNOWN } from '@pehchan/contract/biodata';
import type { AccountValues } from '@pehchan/kit';
import {
  blankBiodata,
  newBiodataSchema,
  writtenBiodata,
  type BiodataValues,
} from '@pehchan/kit/biodata-form';
import { readDraft, type DraftPlace } from '@pehchan/kit/forms';
import { string } from 'yup';

/** Account and first biodata: one form. Phone and village are asked once, and are both's. */
export type SignupValues = AccountValues & BiodataValues & { candidateKnows: string };

/** In the order in which the screen asks. */
const blankAccount: AccountValues = {
  name: '',
  Father: '',
  phone: '',
  email: '',
  password: '',
  village: '',
};

export const ACCOUNT_FIELDS = Object.keys(blankAccount);

export const blankSignup: SignupValues = { ...blankAccount, ...blankBiodata, candidateKnows: '' };

export const signupFormSchema = newBiodataSchema.shape({
  ...accountFields,
  candidateKnows: string().oneOf([KNOWN], 'invalid.candidateKnows'),
});

/** The draft of the whole sign-up. */
export const DRAFT: DraftPlace = { key: 'signup', area: 'tab' };

/** Return the typed biodata, also of a draft whose offer is not answered yet. */
export const writtenOf = (values: SignupValues): Record<string, string> => ({
  ...writtenBiodata(readDraft(DRAFT, undefined)?.values ?? {}),
  ...writtenBiodata(values),
});

/** What the account alone needs of it. */
export const accountOf = ({
  name,
  Father,
  phone,
  email,
  password,
  village,
}: SignupValues): AccountValues => ({
  name,
  Father,
  phone,
  email,
  password,
  village,
});
