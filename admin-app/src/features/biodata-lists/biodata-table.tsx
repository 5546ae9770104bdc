import type { Profile } from '@pehchan/contract/biodata';
import { StatusTag, useKitTranslation } from '@pehchan/kit';
import { Actions } from '@pehchan/kit/ui';
import { COLUMNS, LISTED, ListingTag, sortOf } from '@pehchan/kit/biodata';
import { DataTable } from '@pehchan/kit/desktop';
import type { Rows } from './biodata-cards.tsx';

export default function BiodataTable({ profiles, actions, ...rest }: Rows) {
  const tKit = useKitTranslation();
  return (
    <DataTable
      {...rest}
      rows={profiles}
      columns={LISTED.map((name) => ({
        key: name,
        title: tKit(COLUMNS[name].label),
        value: (profile: Profile) => COLUMNS[name].value(profile, tKit),
        sort: sortOf(name),
        isRowHeader: name === 'fullname',
        whole: name === 'dateOfBirth',
      }))}
      actions={(profile) => (
        <Actions>
          <StatusTag user={profile.user} />
          <ListingTag listing={profile.listing} />
          {actions(profile)}
        </Actions>
      )}
    />
  );
}
