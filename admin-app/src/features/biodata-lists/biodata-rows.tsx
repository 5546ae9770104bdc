import type { Profile } from '@pehchan/contract/biodata';
import { StatusTag, useText } from '@pehchan/kit';
import { BiodataCard, COLUMNS, LISTED, LISTED_ON_A_CARD, sortOf } from '@pehchan/kit/biodata';
import { useIsWide } from '@pehchan/kit/ui';
import { DataTable, type Sorting } from '@pehchan/kit/ui-data';
import type { ReactNode } from 'react';

type Props = {
  profiles: Profile[];
  caption: string;
  first: number;
  sorting: Sorting;
  actions: (profile: Profile) => ReactNode;
};

/** Biodata with where their family stands: sorted by their headings where there is room, cards on a phone. */
export function BiodataRows({ profiles, caption, first, sorting, actions }: Props) {
  const text = useText();
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <ul className="cards" aria-label={caption}>
        {profiles.map((profile) => (
          <li key={profile.id}>
            <BiodataCard profile={profile} facts={LISTED_ON_A_CARD} showStatus actions={actions(profile)} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <DataTable
      caption={caption}
      rows={profiles}
      first={first}
      sorting={sorting}
      columns={LISTED.map((name) => ({
        key: name,
        title: text(COLUMNS[name].label),
        value: (profile: Profile) => COLUMNS[name].value(profile, text),
        sort: sortOf(name),
        whole: name === 'dateOfBirth',
      }))}
      actions={(profile) => (
        <span className="row-actions">
          <StatusTag user={profile.user} />
          {actions(profile)}
        </span>
      )}
    />
  );
}
