import { ACCOUNT_STATUSES } from '@pehchan/contract/accounts';
import { QueryList, latestReply, useFocusReturn, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Card, EmptyState, LabelledSelect } from '@pehchan/kit/ui';
import { OpenFamily } from '../../components/family/open-family.tsx';
import { UserActions } from '../../components/family/user-actions.tsx';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { ExportButton } from '../../components/lists/export-button.tsx';
import { ListTools } from '../../components/lists/list-tools.tsx';
import { useUserSorts } from '../../components/lists/use-user-sorts.ts';
import { Decided } from '../../components/review/decided.tsx';
import { ReviewBar } from '../../components/review/review-bar.tsx';
import { useSelection } from '../../components/review/use-selection.ts';
import { texts } from '../../texts/index.ts';
import { UserRows } from './user-rows.tsx';
import { useUserList, USERS_LIST } from './use-user-list.ts';
import choice from '../../components/lists/choice.module.css';

export default function UsersPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { list, input, query, status, filter } = useUserList();
  const shown = latestReply(query);
  const selection = useSelection(shown?.users, input);
  const sorts = useUserSorts();
  const { place, stay } = useFocusReturn();
  const { search, sort, order } = list;
  return (
    <AdminPage title={t('users.title')}>
      <Decided>
        <Card title={<span role="status">{shown ? t('users.found', { n: shown.total }) : ''}</span>}>
          <ListTools list={list} sorts={sorts} search={t('users.search')}>
            <LabelledSelect
              className={choice.choice}
              label={tKit('field.status')}
              value={status}
              options={[
                { value: '', label: tKit('filter.any') },
                ...ACCOUNT_STATUSES.map((value) => ({ value, label: tKit(`status.${value}`) })),
              ]}
              onChoose={filter}
            />
            <ExportButton
              list="exportUsers"
              file="users.xlsx"
              query={{ search, sort, order: sort && order, status }}
              isEmpty={!shown?.total}
            />
          </ListTools>
          <ReviewBar users={selection.users} onClear={selection.clear} onLeft={stay} />
          <QueryList
            query={query}
            listKey={USERS_LIST}
            place={place}
            failed={tKit('failed.user.all')}
            empty={<EmptyState icon="search">{t('users.empty')}</EmptyState>}
            onPage={list.goTo}
          >
            {({ users }, first) => (
              <UserRows
                users={users}
                first={first}
                sorting={{ by: sort, order, sortBy: list.sortBy }}
                selection={selection}
                actions={(user) => <UserActions user={user} onMoved={stay} />}
              />
            )}
          </QueryList>
        </Card>
        <OpenFamily users={shown?.users ?? []} onMoved={stay} />
      </Decided>
    </AdminPage>
  );
}
