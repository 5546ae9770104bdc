import type { UserWithProfiles } from '@pehchan/contract/review';
import type { Sorting } from '@pehchan/kit/desktop';
import type { useSelection } from '../review/use-selection.ts';

export type AccountRows = {
  users: UserWithProfiles[];
  /** Position of the page's first row in the whole list, counted from 1. */
  first: number;
  sorting: Sorting;
  selection: ReturnType<typeof useSelection>;
  onMoved: () => void;
  /** The element in which a table shows its choice of columns. */
  tools: HTMLElement | null;
};
