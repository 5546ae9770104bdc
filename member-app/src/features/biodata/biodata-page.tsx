import {
  paths,
  statusOf,
  useSignedInUser,
  useKitTranslation,
  useTranslation,
  useWayBack,
} from '@pehchan/kit';
import { BiodataView } from '@pehchan/kit/biodata';
import { useParams } from '@pehchan/kit/router';
import { Button, EmptyState, FailedState, Icon, LoadingState, Page } from '@pehchan/kit/ui';
import { FamilyPhone } from '../../components/family-phone/family-phone.tsx';
import { useProfileQuery } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import { useNoticeFirst } from './use-notice-first.ts';

/** One biodata whole (specification section 2, /profile/get-profile/{id}). */
export default function BiodataPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const me = useSignedInUser();
  const goBack = useWayBack(me.can.search ? paths.search : paths.home);
  const { id = '' } = useParams();
  const isOpen = useNoticeFirst(id, goBack);
  const { data, error, isLoading, refetch } = useProfileQuery(id, { skip: !isOpen });
  const isMissing = statusOf(error) === 404;

  const back = (
    <Button icon={<Icon name="left" />} onClick={goBack}>
      {t('biodata.back')}
    </Button>
  );
  if (isLoading || !isOpen) return <LoadingState rows={10} />;
  if (!data) {
    return (
      <Page title={t('biodata.title')} extra={back}>
        {isMissing ? (
          <EmptyState>{tKit('empty.biodata.ofUser')}</EmptyState>
        ) : (
          <FailedState onRetry={() => void refetch()}>{tKit('failed.biodata.one')}</FailedState>
        )}
      </Page>
    );
  }
  const { profile } = data;
  const isAnothers = profile.user.id !== me.id && !me.can.administer;
  return (
    <Page title={profile.fullname} extra={back}>
      <BiodataView profile={profile} phone={isAnothers && <FamilyPhone profile={profile} />} />
    </Page>
  );
}
