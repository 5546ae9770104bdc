import { paths, useKitTranslation, useTranslation } from '@pehchan/kit';
import { ButtonLink, EmptyState, LoadingState, Page } from '@pehchan/kit/ui';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useShortlistQuery } from '../../shortlist-api.ts';
import { texts } from '../../texts/index.ts';
import { GoneNote } from './gone-note.tsx';
import { Stages } from './stages.tsx';
import { isListed, useChildren } from './use-children.ts';

export default function ShortlistPage() {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const query = useShortlistQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnReconnect: true });
  // Wait for the own candidates: each card shows the name of one, and must not grow later.
  const { isLoading: areChildrenAwaited } = useChildren();
  return (
    <Page title={t('shortlist.title')} lead={t('shortlist.lead')}>
      {content()}
    </Page>
  );

  function content() {
    const { data, isError, isFetching } = query;
    if (!data && isError && !isFetching) {
      return <LoadFailure query={query}>{tKit('failed.shortlist')}</LoadFailure>;
    }
    if (!data || areChildrenAwaited) return <LoadingState rows={8} />;
    const { entries } = data;
    return (
      <>
        <Stages entries={entries.filter(isListed)} />
        <GoneNote entries={entries.filter(({ profile }) => profile === null)} />
        {entries.length === 0 && <EmptyShortlist />}
      </>
    );
  }
}

function EmptyShortlist() {
  const t = useTranslation(texts);
  return (
    <EmptyState icon="star" action={<ButtonLink to={paths.search}>{t('home.see')}</ButtonLink>}>
      {t('shortlist.empty')}
    </EmptyState>
  );
}
