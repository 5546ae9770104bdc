import type { FoundProfile } from '@pehchan/contract/biodata';
import type { ReactNode } from 'react';
import { CardList } from '../ui/card-list.tsx';
import { useIsWide } from '../ui/use-is-wide.ts';
import { BiodataCard } from './biodata-card.tsx';
import { BiodataTable } from './biodata-table.tsx';
import type { ColumnName } from './columns.ts';

type Props<Row extends FoundProfile> = {
  profiles: Row[];
  columns: ColumnName[];
  /** Number of the list's first row, from 1. */
  first: number;
  cardFacts: ColumnName[];
  inCapitals?: boolean;
  showStatus?: boolean;
  actions?: (profile: Row) => ReactNode;
  caption: string;
};

export function BiodataList<Row extends FoundProfile>(props: Props<Row>) {
  const isWide = useIsWide();
  if (isWide) return <BiodataTable {...props} />;
  return (
    <CardList label={props.caption}>
      {props.profiles.map((profile) => (
        <li key={profile.id}>
          <BiodataCard
            profile={profile}
            facts={props.cardFacts}
            showStatus={props.showStatus}
            actions={props.actions?.(profile)}
          />
        </li>
      ))}
    </CardList>
  );
}
