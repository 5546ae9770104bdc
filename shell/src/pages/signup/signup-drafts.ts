import type { DraftPlace } from '@pehchan/kit/forms';

/** Kept until the account is made, so that a reload on the second step doesn't lose the first. */
export const ACCOUNT_DRAFT: DraftPlace = { key: 'signup.account', area: 'tab', outlivesSubmit: true };
export const BIODATA_DRAFT: DraftPlace = { key: 'signup.biodata', area: 'tab' };
