import type { ListState } from '@pehchan/kit';
import type { ReactNode } from 'react';

type Kind = 'letters' | 'births' | 'sexes' | 'times';

export type SortOption = { name: string; label: string; kind: Kind };

export type ListToolsProps = {
  list: ListState;
  sorts: SortOption[];
  /** Label of the search; undefined for a list without a search. */
  search?: string;
  /** True if a phone shows the search and the other filters elsewhere. */
  hasOwnFilters?: boolean;
  filters?: ReactNode;
  /** Rarely used filters: a second line in the desktop layout. */
  more?: ReactNode;
  opensMore?: boolean;
  /** The number of found rows. A phone has it in the heading of the list. */
  found: string;
  exporting?: ReactNode;
  /** Called with the element in which the table shows its choice of columns. */
  onTools: (element: HTMLElement | null) => void;
};
