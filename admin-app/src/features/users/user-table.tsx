import type { UserWithProfiles } from '@pehchan/contract/review';
import { StatusTag, useText, useTexts } from '@pehchan/kit';
import { DataTable, type Selection, type Sorting } from '@pehchan/kit/ui-data';
import type { ReactNode } from 'react';
import { accountColumns } from '../../components/lists/account-columns.tsx';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';

type Props = {
  users: UserWithProfiles[];
  first: number;
  sorting: Sorting;
  selection: Selection<UserWithProfiles>;
  actions: (user: UserWithProfiles) => ReactNode;
};

/** SrNo, Name, Email, Phone, Father, Village; and where each stands, since when. */
export function UserTable({ users, ...rest }: Props) {
  const text = useText();
  const own = useTexts(texts);
  return (
    <DataTable
      {...rest}
      caption={own('users.list')}
      rows={users}
      columns={[
        ...accountColumns(text),
        {
          key: 'status',
          title: text('field.status'),
          value: (user) => (
            <>
              <StatusTag user={user} />
              <small className="table-note">
                <Since instant={user.standingSince} />
              </small>
            </>
          ),
          sort: 'standingSince',
        },
      ]}
    />
  );
}
