import type { Profile } from '@pehchan/contract/replies';
import { Table, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { StatusTag } from '../ui/status-tag.tsx';
import { COLUMNS, type ColumnName } from './columns.ts';

type Props = {
  profiles: Profile[];
  columns: ColumnName[];
  first: number;
  showStatus?: boolean;
  actions?: (profile: Profile) => ReactNode;
  caption: string;
};

/** Biodata as rows. Default export: it is loaded lazily, by `BiodataList`. */
export default function BiodataTable({ profiles, columns, first, showStatus, actions, caption }: Props) {
  const text = useText();
  const shown: TableColumnsType<Profile> = [
    {
      title: text('field.number'),
      key: 'number',
      width: 70,
      render: (_value, _profile, index) => first + index,
    },
    ...columns.map((name) => ({
      title: text(COLUMNS[name].label),
      key: name,
      render: (_value: unknown, profile: Profile) => COLUMNS[name].value(profile, text),
    })),
    ...(showStatus
      ? [
          {
            title: text('field.status'),
            key: 'status',
            render: (_: unknown, { user }: Profile) => <StatusTag user={user} />,
          },
        ]
      : []),
    ...(actions
      ? [
          {
            title: text('field.actions'),
            key: 'actions',
            fixed: 'end' as const,
            render: (_: unknown, profile: Profile) => actions(profile),
          },
        ]
      : []),
  ];
  return (
    <Table<Profile>
      aria-label={caption}
      rowKey="id"
      columns={shown}
      dataSource={profiles}
      pagination={false}
      scroll={{ x: 'max-content' }}
    />
  );
}
