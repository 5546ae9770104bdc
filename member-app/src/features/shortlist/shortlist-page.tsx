import { paths, useKitTranslation, useQueryString, useTranslation } from '@pehchan/kit';
import { ButtonLink, EmptyState, LoadingState, Page } from '@pehchan/kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { LoadFailure } from '../../components/load-failure.tsx';
import { useShortlistQuery } from '../../shortlist-api.ts';
import { texts as remoteTexts } from '../../texts/index.ts';
import { Comparison } from './comparison.tsx';
import { GoneNote } from './gone-note.tsx';
import { Stages } from './stages.tsx';
import { texts } from './texts/index.ts';
import { isListed, useChildren } from './use-children.ts';
import { comparedIn, useTicks } from './use-ticks.ts';

export default function ShortlistPage() {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const [address] = useQueryString();
  const query = useShortlistQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnReconnect: true });
  const { data, isError, isFetching } = query;
  const isComparing = address.has('compare');
  useFocusOnTurn(isComparing);
  // Wait for the own candidates: each card shows the name of one, and must not grow later.
  const { isLoading: areChildrenAwaited } = useChildren();
  const entries = data?.entries ?? [];
  const listed = entries.filter(isListed);
  const ticks = useTicks(listed.map(({ profileId }) => profileId));
  const compared = comparedIn(address).flatMap(
    (id) => listed.find(({ profileId }) => profileId === id) ?? [],
  );

  if (!data && isError && !isFetching) {
    return (
      <Ours>
        <LoadFailure query={query}>{tKit('failed.shortlist')}</LoadFailure>
      </Ours>
    );
  }
  if (!data || areChildrenAwaited) {
    return (
      <Ours>
        <LoadingState rows={8} />
      </Ours>
    );
  }
  if (isComparing) return <Comparison entries={compared} />;
  return (
    <Ours>
      {listed.length > 1 && <p>{t('compare.hint')}</p>}
      <Stages entries={listed} ticks={listed.length > 1 ? ticks : undefined} />
      <GoneNote entries={entries.filter(({ profile }) => profile === null)} />
      {entries.length === 0 && <EmptyShortlist />}
    </Ours>
  );
}

/** Focus the heading after a turn from the list to the comparison or back: the path stays the same. */
function useFocusOnTurn(isComparing: boolean): void {
  const shown = useRef(isComparing);
  useEffect(() => {
    if (shown.current === isComparing) return;
    shown.current = isComparing;
    document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
  }, [isComparing]);
}

function Ours({ children }: { children: ReactNode }) {
  const t = useTranslation(texts);
  const tRemote = useTranslation(remoteTexts);
  return (
    <Page title={tRemote('shortlist.title')} lead={t('shortlist.lead')}>
      {children}
    </Page>
  );
}

function EmptyShortlist() {
  const t = useTranslation(texts);
  const tRemote = useTranslation(remoteTexts);
  return (
    <EmptyState icon="star" action={<ButtonLink to={paths.search}>{tRemote('home.see')}</ButtonLink>}>
      {t('shortlist.empty')}
    </EmptyState>
  );
}
