import {
  displayName,
  paths,
  QueryList,
  statusOf,
  StatusTag,
  useListState,
  useFocusReturn,
  useKitTranslation,
  useTranslation,
  useWayBack,
} from '@pehchan/kit';
import { useParams } from '@pehchan/kit/router';
import { Actions, Button, EmptyState, Icon } from '@pehchan/kit/ui';
import { useUserProfilesQuery } from '../../calls/biodata.ts';
import { useUserQuery } from '../../calls/users.ts';
import { BiodataCards } from '../../components/family/biodata-cards.tsx';
import { History } from '../../components/family/history.tsx';
import { AdminPage } from '../../components/frame/admin-page.tsx';
import { Decided } from '../../components/review/decided.tsx';
import { MoveButtons } from '../../components/review/move-buttons.tsx';
import { texts } from '../../texts/index.ts';

const LIST = 'account';

/** List the biodata of one account (specification section 2, /admin/get-user-profiles-byUserId/{id}). */
export default function UserBiodataPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const goBack = useWayBack(paths.users);
  const id = Number(useParams().id);
  const { page, pageSize, goTo } = useListState(LIST);
  const query = useUserProfilesQuery({ id, page, pageSize });
  const { data } = query;
  const account = useUserQuery(id, { skip: !data }).data?.User;
  const { place, stay } = useFocusReturn();
  const isMissing = [400, 404].includes(statusOf(query.error) ?? 0);

  const back = (
    <Button icon={<Icon name="left" />} onClick={goBack}>
      {t('account.back')}
    </Button>
  );
  const title = account ? t('account.title', { name: displayName(account.name) }) : t('account.untitled');
  return (
    <AdminPage title={title} extra={back}>
      <Decided>
        {account && (
          <Actions>
            <StatusTag user={account} />
            <MoveButtons user={account} onMoved={stay} />
          </Actions>
        )}
        {isMissing ? (
          <EmptyState>{tKit('empty.biodata.ofUser')}</EmptyState>
        ) : (
          <QueryList
            query={query}
            listKey={LIST}
            place={place}
            bars={8}
            failed={tKit('failed.biodata.ofUser')}
            empty={
              <EmptyState>
                {tKit('empty.biodata.ofUser')}
                <br />
                {tKit('empty.biodata.ofUser.list')}
              </EmptyState>
            }
            onPage={goTo}
          >
            {({ userProfilesList, copiedPhotos }) => (
              <BiodataCards profiles={userProfilesList} copiedPhotos={copiedPhotos} onDeleted={stay} />
            )}
          </QueryList>
        )}
        {data && <History userId={id} />}
      </Decided>
    </AdminPage>
  );
}
