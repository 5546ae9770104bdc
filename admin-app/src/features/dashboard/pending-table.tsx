import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { DataTable } from '@pehchan/kit/desktop';
import { useOpenFamily } from '../../components/family/use-open-family.ts';
import { AccountActions } from '../../components/lists/account-actions.tsx';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { accountColumns } from '../../components/lists/account-columns.tsx';
import { RejectionLines } from '../../components/review/rejection-lines.tsx';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';

export default function PendingTable({ users, onMoved, ...rest }: AccountRows) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { open } = useOpenFamily();
  return (
    <DataTable
      {...rest}
      listKey="pending"
      caption={t('pending.title')}
      rows={users}
      actions={(user) => <AccountActions user={user} onMoved={onMoved} />}
      onOpen={({ id }) => open(id)}
      columns={[
        ...accountColumns(tKit),
        {
          key: 'since',
          title: t('pending.since'),
          value: ({ standingSince, rejection }) => (
            <>
              <Since instant={standingSince} />
              <RejectionLines isInline rejection={rejection} />
            </>
          ),
          sort: 'standingSince',
          wide: true,
        },
      ]}
    />
  );
}
