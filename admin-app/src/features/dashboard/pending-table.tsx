import type { UserWithProfiles } from '@pehchan/contract/replies';
import { useText, useTexts } from '@pehchan/kit';
import { Table } from '@pehchan/kit/ui-data';
import type { ReactNode } from 'react';
import { texts } from '../../texts/index.ts';

type Props = { users: UserWithProfiles[]; first: number; actions: (user: UserWithProfiles) => ReactNode };

/** SrNo, Name, Email, Phone, Father, Village, Actions. Default export: it is loaded lazily. */
export default function PendingTable({ users, first, actions }: Props) {
  const text = useText();
  const own = useTexts(texts);
  return (
    <Table<UserWithProfiles>
      aria-label={own('pending.title')}
      rowKey="id"
      dataSource={users}
      pagination={false}
      scroll={{ x: 'max-content' }}
      columns={[
        {
          title: text('field.number'),
          key: 'number',
          width: 70,
          render: (_value, _user, index) => first + index,
        },
        { title: text('field.fullname'), dataIndex: 'name' },
        { title: text('field.email'), dataIndex: 'email' },
        { title: text('field.phone'), dataIndex: 'phone' },
        { title: text('field.father'), dataIndex: 'Father' },
        {
          title: text('field.village'),
          key: 'village',
          render: (_value, user) => text(`village.${user.village}`),
        },
        {
          title: text('field.actions'),
          key: 'actions',
          fixed: 'end',
          render: (_value, user) => actions(user),
        },
      ]}
    />
  );
}
