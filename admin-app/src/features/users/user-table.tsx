import { StatusTag, useKitTranslation, useTranslation } from '@pehchan/kit';
import { DataTable } from '@pehchan/kit/desktop';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { accountColumns } from '../../components/lists/account-columns.tsx';
import { RejectionLines } from '../../components/review/rejection-lines.tsx';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';
import styles from './user-rows.module.css';

export default function UserTable({ users, ...rest }: AccountRows) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  return (
    <DataTable
      {...rest}
      listKey="users"
      caption={t('users.list')}
      rows={users}
      columns={[
        ...accountColumns(tKit),
        {
          key: 'status',
          title: tKit('field.status'),
          value: (user) => (
            <>
              <StatusTag user={user} />
              <div className={styles.note}>
                <Since instant={user.standingSince} />
                <RejectionLines rejection={user.rejection} />
              </div>
            </>
          ),
          sort: 'standingSince',
        },
      ]}
    />
  );
}
