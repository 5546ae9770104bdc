import type { UserWithProfiles } from '@pehchan/contract/review';
import { useText, useTexts } from '@pehchan/kit';
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

/** SrNo, Name, Email, Phone, Father, Village, how long each waits, Actions. */
export function PendingTable({ users, ...rest }: Props) {
  const text = useText();
  const own = useTexts(texts);
  return (
    <DataTable
      {...rest}
      caption={own('pending.title')}
      rows={users}
      columns={[
        ...accountColumns(text),
        {
          key: 'since',
          title: own('pending.since'),
          value: ({ standingSince }) => <Since instant={standingSince} />,
          sort: 'standingSince',
        },
      ]}
    />
  );
}
