import type { Profile } from '@pehchan/contract/biodata';
import { StatusTag, useKitTranslation } from '@pehchan/kit';
import { COLUMNS, LISTED, ListingTag, sortOf, type ColumnName } from '@pehchan/kit/biodata';
import { DataTable, type Column } from '@pehchan/kit/desktop';
import { OpenName } from '../../components/family/open-name.tsx';
import { useOpenFamily } from '../../components/family/use-open-family.ts';
import type { Rows } from './biodata-cards.tsx';
import { RowActions } from './row-actions.tsx';

export default function BiodataTable({ profiles, onMoved, ...rest }: Rows) {
  const tKit = useKitTranslation();
  const { open } = useOpenFamily();
  const column = (name: ColumnName): Column<Profile> => ({
    key: name,
    title: tKit(COLUMNS[name].label),
    value: (profile) => {
      const value = COLUMNS[name].value(profile, tKit);
      return name === 'fullname' ? <OpenName userId={profile.user.id} name={value} /> : value;
    },
    sort: sortOf(name),
    isRowHeader: name === 'fullname',
    whole: name === 'dateOfBirth',
  });
  return (
    <DataTable
      {...rest}
      rows={profiles}
      columns={[
        ...LISTED.map(column),
        {
          key: 'status',
          title: tKit('field.status'),
          // A listing that is not open comes first: a narrow column has room for one tag.
          value: ({ user, listing }) => (
            <>
              <ListingTag listing={listing} /> <StatusTag user={user} />
            </>
          ),
        },
      ]}
      actions={(profile) => <RowActions profile={profile} onMoved={onMoved} />}
      onOpen={({ user }) => open(user.id)}
    />
  );
}
