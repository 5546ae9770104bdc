import type { Profile } from '@pehchan/contract/biodata';
import { CardList } from '@pehchan/kit/ui';
import { BiodataCard, LISTED_ON_A_CARD } from '@pehchan/kit/biodata';
import type { Sorting } from '@pehchan/kit/desktop';
import type { ReactNode } from 'react';

export type Rows = {
  listKey: string;
  profiles: Profile[];
  caption: string;
  first: number;
  sorting: Sorting;
  actions: (profile: Profile) => ReactNode;
};

export function BiodataCards({ profiles, caption, actions }: Rows) {
  return (
    <CardList label={caption}>
      {profiles.map((profile) => (
        <li key={profile.id}>
          <BiodataCard profile={profile} facts={LISTED_ON_A_CARD} showStatus actions={actions(profile)} />
        </li>
      ))}
    </CardList>
  );
}
