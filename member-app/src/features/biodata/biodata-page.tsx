import {
  paths,
  statusOf,
  useKitTranslation,
  useLanguage,
  useSignedInUser,
  useTranslation,
  useWayBack,
} from '@pehchan/kit';
import { loadBiodataView, nameOf } from '@pehchan/kit/biodata';
import { useParams } from '@pehchan/kit/router';
import { Button, EmptyState, Icon, Page } from '@pehchan/kit/ui';
import { useEffect } from 'react';
import { FamilyMenu } from '../../components/other-family/family-menu.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useFoundRowQuery, useProfileQuery } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import { BiodataOnItsWay } from './biodata-on-its-way.tsx';
import styles from './biodata.module.css';
import { useForProfile } from './use-for-profile.ts';
import { useNoticeFirst } from './use-notice-first.ts';
import { useSummary } from './use-summary.ts';
import { WholeBiodata } from './whole-biodata.tsx';

/** Show one biodata in full (specification section 2, /profile/get-profile/{id}). */
export default function BiodataPage() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const language = useLanguage();
  const me = useSignedInUser();
  const goBack = useWayBack(me.can.search ? paths.search : paths.home);
  const { id = '' } = useParams();
  useEffect(() => {
    // Load it while the API answers.
    loadBiodataView().catch(() => undefined);
  }, []);
  const isOpen = useNoticeFirst(id, goBack);
  const query = useProfileQuery({ id, forProfile: useForProfile() }, { skip: !isOpen });
  const { data, error, isLoading } = query;
  const { data: row } = useFoundRowQuery(id);
  const known = data?.profile ?? (isLoading || !isOpen ? row : null);
  const name = known ? nameOf(known, language) : t('biodata.title');
  const summary = useSummary(known);

  const isOthers = data !== undefined && data.profile.user.id !== me.id && me.can.search;
  const back = (
    <div className={styles.top}>
      <Button icon={<Icon name="left" />} onClick={goBack}>
        {t('biodata.back')}
      </Button>
      {isOthers && <FamilyMenu profile={data.profile} onHidden={goBack} />}
    </div>
  );
  // Use the same page component before and after loading, so that its heading keeps the focus.
  return (
    <Page isTitleLarge title={name} lead={summary || (isLoading ? '\u00a0' : undefined)} before={back}>
      {content()}
    </Page>
  );

  function content() {
    if (isLoading || !isOpen) return <BiodataOnItsWay row={row} name={name} isOpen={isOpen} />;
    if (data) return <WholeBiodata profile={data.profile} />;
    if (statusOf(error) === 404) return <EmptyState>{t('biodata.gone')}</EmptyState>;
    return <LoadFailure query={query}>{tKit('failed.biodata.one')}</LoadFailure>;
  }
}
