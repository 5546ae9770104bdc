import type { UserWithProfiles } from '@pehchan/contract/review';
import type { Sorting } from '@pehchan/kit/desktop';
import type { ReactNode } from 'react';
import type { useSelection } from '../review/use-selection.ts';

/** What a list of accounts shows, as a table and as cards. */
export type AccountRows = {
  users: UserWithProfiles[];
  /** Number of the first row, from 1. */
  first: number;
  sorting: Sorting;
  selection: ReturnType<typeof useSelection>;
  actions: (user: UserWithProfiles) => ReactNode;
};
