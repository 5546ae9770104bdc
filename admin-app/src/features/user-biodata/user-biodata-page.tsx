import { displayName, paths, useListState, useStay, useText, useTexts, useWayBack } from '@pehchan/kit';
import { useParams } from '@pehchan/kit/router';
import { Button, EmptyState, FailedState, Icon, LoadingState, Pager, StatusTag } from '@pehchan/kit/ui';
import { useUserProfilesQuery } from '../../calls/biodata.ts';
import { useUserQuery } from '../../calls/users.ts';
import { BiodataCards } from '../../components/family/biodata-cards.tsx';
import { History } from '../../components/family/history.tsx';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { FetchingList } from '../../components/lists/fetching-list.tsx';
import { MoveButtons } from '../../components/review/move-buttons.tsx';
import { texts } from '../../texts/index.ts';

const LIST = 'account';

/** One account's biodata (specification section 2, /admin/get-user-profiles-byUserId/{id}). */
export default function UserBiodataPage() {
  const text = useText();
  const own = useTexts(texts);
  const goBack = useWayBack(paths.users);
  const id = Number(useParams().id);
  const { page, pageSize, goTo } = useListState(LIST);
  const { data, error, isLoading, isFetching, refetch } = useUserProfilesQuery({ id, page, pageSize });
  const account = useUserQuery(id, { skip: !data }).data?.User;
  const { place, stay } = useStay();
  const isMissing = error && 'status' in error && (error.status === 404 || error.status === 400);

  const back = (
    <Button icon={<Icon name="left" />} onClick={goBack}>
      {own('account.back')}
    </Button>
  );
  const title = account ? own('account.title', { name: displayName(account.name) }) : own('account.untitled');
  return (
    <AdminPage title={title} extra={back}>
      {account && (
        <div className="row-actions">
          <StatusTag user={account} />
          <MoveButtons user={account} onMoved={stay} />
        </div>
      )}
      <FetchingList listKey={LIST} isFetching={isFetching && !isLoading} within={place}>
        {isLoading && <LoadingState rows={8} />}
        {isMissing && <EmptyState>{text('empty.biodata.ofUser')}</EmptyState>}
        {error && !isMissing && !data && (
          <FailedState onRetry={() => void refetch()}>{text('failed.biodata.ofUser')}</FailedState>
        )}
        {data && data.total === 0 && (
          <EmptyState>
            {text('empty.biodata.ofUser')}
            <br />
            {text('empty.biodata.ofUser.list')}
          </EmptyState>
        )}
        {data && data.total > 0 && <BiodataCards profiles={data.userProfilesList} onDeleted={stay} />}
      </FetchingList>
      {data && <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={goTo} />}
      {data && <History userId={id} />}
    </AdminPage>
  );
}
