import { latestReply, useKitTranslation } from '@pehchan/kit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { LoadFailure } from '../../components/load-failure.tsx';
import { FaceCard } from './face-card.tsx';
import { isNewSince } from './is-new-since.ts';
import styles from './search.module.css';
import { useFound } from './use-found.ts';
import { useGrowing } from './use-growing.ts';
import type { usePlace } from './use-place.ts';
import type { Search } from './use-search.ts';
import { WaitingFaces } from './waiting-faces.tsx';

/** Number of cards that are visible before scrolling: their photos load immediately. */
const EAGER = 4;

type Props = {
  page: number;
  search: Search;
  /** Whether to focus this page's first card, because the user has just asked for more cards. */
  takesFocus: boolean;
  wayBack: ReturnType<typeof usePlace>;
};

/** Focus a card. Scroll to the card only for keyboard users: a page must not move under a thumb. */
function focusCard(card: HTMLElement | null): void {
  const link = card?.querySelector('a');
  link?.focus({ preventScroll: true });
  if (link?.matches(':focus-visible')) link.scrollIntoView({ block: 'nearest' });
}

export function FacesPage({ page, search, takesFocus, wayBack }: Props) {
  const tKit = useKitTranslation();
  const query = useFound(search, page);
  const shown = latestReply(query);
  const place = useRef<HTMLLIElement>(null);
  const { isWanted, settle } = wayBack;
  const profiles = shown?.profiles ?? [];
  const drawn = useGrowing(
    profiles.length,
    profiles.some(({ id }) => isWanted(id)),
  );
  const isShown = shown !== undefined && drawn === profiles.length;
  const isStale = query.isFetching && query.currentData === undefined;

  useLayoutEffect(() => {
    if (drawn > 0) settle();
  }, [drawn, settle]);
  useEffect(() => {
    if (isShown && takesFocus) focusCard(place.current);
  }, [isShown, takesFocus]);

  if (!shown && query.isError && !query.isFetching) {
    return (
      <li className={styles.whole}>
        <LoadFailure query={query}>{tKit('failed.biodata.all')}</LoadFailure>
      </li>
    );
  }
  if (!shown) return <WaitingFaces />;
  const isNew = isNewSince(search.lastVisit);
  return profiles.map((profile, index) => (
    <li
      key={profile.id}
      ref={index === 0 ? place : undefined}
      className={isStale ? styles.stale : undefined}
      aria-busy={isStale || undefined}
    >
      {index < drawn ? (
        <FaceCard
          profile={profile}
          isNew={isNew(profile)}
          isEager={page === 1 && index < EAGER}
          showsMore={search.values.search !== ''}
        />
      ) : (
        <div aria-hidden="true" className={styles.waiting} />
      )}
    </li>
  ));
}
