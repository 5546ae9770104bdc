import type { User } from '@pehchan/contract/accounts';
import type { UserWithProfiles } from '@pehchan/contract/review';

/** An account, with what a list of accounts knows of it beside. */
export type LookedInto = User & Partial<Pick<UserWithProfiles, 'language' | 'rejection'>>;
