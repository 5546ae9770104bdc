import type { User } from '@pehchan/contract/accounts';
import type { UserWithProfiles } from '@pehchan/contract/review';

/** An account, with the fields that only lists of accounts contain. */
export type InspectedAccount = User & Partial<Pick<UserWithProfiles, 'language' | 'rejection'>>;
