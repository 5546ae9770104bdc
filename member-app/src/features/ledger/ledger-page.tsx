import {
  paths,
  QueryList,
  latestReply,
  statusOf,
  useLanguage,
  useListPage,
  useSignedInUser,
  useTranslation,
  useWayBack,
} from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { Link, useParams } from '@pehchan/kit/router';
import { Button, EmptyState, Icon, Page } from '@pehchan/kit/ui';
import { HiddenFamilies } from './hidden-families.tsx';
import { useLedgerQuery } from './ledger-api.ts';
import { Lines } from './lines.tsx';
import styles from './ledger.module.css';
import { Sums } from './sums.tsx';
import { texts } from './texts/index.ts';
import { OwnReports } from './own-reports.tsx';

/** A family often has two lines, opened and revealed, so a page needs more lines than cards. */
const LINES_A_PAGE = 10;

/** Show who opened a biodata, and buttons to report or hide a viewer. Administrators get no buttons. */
export default function LedgerPage() {
  const t = useTranslation(texts);
  const language = useLanguage();
  const me = useSignedInUser();
  const { id = '' } = useParams();
  const list = `ledger-${id}`;
  const { page, goTo } = useListPage(list);
  const query = useLedgerQuery(
    { id, page, pageSize: LINES_A_PAGE },
    { refetchOnMountOrArgChange: true, refetchOnReconnect: true },
  );
  const goBack = useWayBack(paths.home);
  const reply = latestReply(query);
  const profile = reply?.profile;
  const isOwn = profile?.userId === me.id;
  const name = profile && nameOf(profile, language);
  const isGone = !profile && statusOf(query.error) === 404;
  return (
    <Page
      title={t('ledger.title')}
      lead={name ? t(isOwn ? 'ledger.lead' : 'ledger.leadForAdmins', { name }) : '\u00a0'}
      extra={
        <Button icon={<Icon name="left" />} onClick={goBack}>
          {t('ledger.back')}
        </Button>
      }
    >
      {isGone ? (
        <EmptyState>{t('ledger.gone')}</EmptyState>
      ) : (
        <QueryList
          query={query}
          listKey={list}
          failed={t('ledger.failed')}
          empty={<EmptyState icon="eye">{t('ledger.empty')}</EmptyState>}
          onPage={goTo}
        >
          {({ entries }) => <Lines entries={entries} profileId={Number(id)} isOwn={isOwn} />}
        </QueryList>
      )}
      {reply && <Sums reply={reply} />}
      <p>
        <Link to={paths.safety} className={styles.more}>
          {t('ledger.safety')}
        </Link>
      </p>
      {isOwn && me.can.search && (
        <>
          <OwnReports />
          <HiddenFamilies />
        </>
      )}
    </Page>
  );
}
