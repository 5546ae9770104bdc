import type { User } from '@pehchan/contract/accounts';
import type { UserWithProfiles } from '@pehchan/contract/review';

export type InspectedAccount = User & Partial<Pick<UserWithProfiles, 'language' | 'rejection'>>;
