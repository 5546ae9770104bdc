import type { UserWithProfiles } from '@pehchan/contract/review';
import type { Sorting } from '@pehchan/kit/desktop';
import type { ReactNode } from 'react';
import type { useSelection } from '../review/use-selection.ts';

export type AccountRows = {
  users: UserWithProfiles[];
  /** Position of the page's first row in the whole list, counted from 1. */
  first: number;
  sorting: Sorting;
  selection: ReturnType<typeof useSelection>;
  actions: (user: UserWithProfiles) => ReactNode;
};
