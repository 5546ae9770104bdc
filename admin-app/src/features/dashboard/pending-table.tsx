import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { DataTable } from '@pehchan/kit/desktop';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { accountColumns } from '../../components/lists/account-columns.tsx';
import { RejectionLines } from '../../components/review/rejection-lines.tsx';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';

export default function PendingTable({ users, ...rest }: AccountRows) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  return (
    <DataTable
      {...rest}
      listKey="pending"
      caption={t('pending.title')}
      rows={users}
      columns={[
        ...accountColumns(tKit),
        {
          key: 'since',
          title: t('pending.since'),
          value: ({ standingSince, rejection }) => (
            <>
              <Since instant={standingSince} />
              <RejectionLines rejection={rejection} />
            </>
          ),
          sort: 'standingSince',
        },
      ]}
    />
  );
}
