import type { Profile } from '@pehchan/contract/biodata';
import { CardList } from '@pehchan/kit/ui';
import { BiodataCard, LISTED_ON_A_CARD } from '@pehchan/kit/biodata';
import type { Sorting } from '@pehchan/kit/desktop';
import { BiodataActions } from './biodata-actions.tsx';

export type Rows = {
  listKey: string;
  profiles: Profile[];
  caption: string;
  first: number;
  sorting: Sorting;
  onMoved: () => void;
  /** The element in which a table shows its choice of columns. */
  tools: HTMLElement | null;
};

export function BiodataCards({ profiles, caption, onMoved }: Rows) {
  return (
    <CardList label={caption}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <BiodataCard
            profile={profile}
            facts={LISTED_ON_A_CARD}
            showStatus
            actions={<BiodataActions profile={profile} onMoved={onMoved} />}
          />
        </li>
      ))}
    </CardList>
  );
}
