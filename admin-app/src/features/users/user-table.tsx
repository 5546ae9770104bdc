import { StatusTag, useKitTranslation, useTranslation } from '@pehchan/kit';
import { DataTable } from '@pehchan/kit/desktop';
import { useOpenFamily } from '../../components/family/use-open-family.ts';
import { AccountActions } from '../../components/lists/account-actions.tsx';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { accountColumns } from '../../components/lists/account-columns.tsx';
import { RejectionLines } from '../../components/review/rejection-lines.tsx';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';
import styles from './user-rows.module.css';

export default function UserTable({ users, onMoved, ...rest }: AccountRows) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { open } = useOpenFamily();
  return (
    <DataTable
      {...rest}
      listKey="users"
      caption={t('users.list')}
      rows={users}
      actions={(user) => <AccountActions user={user} onMoved={onMoved} />}
      onOpen={({ id }) => open(id)}
      columns={[
        ...accountColumns(tKit),
        {
          key: 'status',
          title: tKit('field.status'),
          value: (user) => (
            <>
              <StatusTag user={user} />{' '}
              <span className={styles.note}>
                <Since instant={user.standingSince} />
                <RejectionLines isInline rejection={user.rejection} />
              </span>
            </>
          ),
          sort: 'standingSince',
          wide: true,
        },
      ]}
    />
  );
}
