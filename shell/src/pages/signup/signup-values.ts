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

export type SignupValues = AccountValues & BiodataValues & { candidateKnows: string };

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

export const DRAFT: DraftPlace = { key: 'signup', area: 'tab' };

/** Return the typed biodata, including an offered draft that the family has not accepted or refused. */
export const writtenOf = (values: SignupValues): Record<string, string> => ({
  ...writtenBiodata(readDraft(DRAFT, undefined)?.values ?? {}),
  ...writtenBiodata(values),
});

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
