import { StatusTag, useText, useTexts } from '@pehchan/kit';
import { DataTable } from '@pehchan/kit/desk';
import type { AccountRows } from '../../components/lists/account-rows.ts';
import { accountColumns } from '../../components/lists/account-columns.tsx';
import { Since } from '../../components/since.tsx';
import { texts } from '../../texts/index.ts';
import styles from './user-rows.module.css';

/** SrNo, Name, Email, Phone, Father, Village; and where each stands, since when. */
export default function UserTable({ users, ...rest }: AccountRows) {
  const text = useText();
  const own = useTexts(texts);
  return (
    <DataTable
      {...rest}
      listKey="users"
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
              <small className={styles.note}>
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
