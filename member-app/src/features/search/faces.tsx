import { latestReply, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button } from '@pehchan/kit/ui';
import { useState } from 'react';
import { isLimitReached, LoadFailure } from '../../components/load-failure.tsx';
import { texts } from '../../texts/index.ts';
import { FacesPage } from './faces-page.tsx';
import { FoundLine } from './found-line.tsx';
import { isNewSince } from './is-new-since.ts';
import { NothingFound } from './nothing-found.tsx';
import styles from './search.module.css';
import { useDepth } from './use-depth.ts';
import { CARDS, useFound } from './use-found.ts';
import { usePlace } from './use-place.ts';
import type { Search } from './use-search.ts';

export function Faces({ search }: { search: Search }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { depth, isDeepest, goDeeper } = useDepth();
  const [requestedPage, setRequestedPage] = useState<number>();
  const first = useFound(search, 1);
  const last = useFound(search, depth);
  const wayBack = usePlace();
  const found = latestReply(first);
  const total = found?.total;

  if (!found && first.isError && !first.isFetching) {
    return <LoadFailure query={first}>{tKit('failed.biodata.all')}</LoadFailure>;
  }
  return (
    <>
      <FoundLine
        search={search}
        total={total}
        fresh={found?.profiles.filter(isNewSince(search.lastVisit)).length}
        leftOut={found?.leftOut}
        hasMore={total !== undefined && total > CARDS}
      />
      {found && total === 0 ? (
        <NothingFound search={search} found={found} />
      ) : (
        <ul className={styles.faces} aria-label={t('search.list')} data-list="search">
          {Array.from({ length: depth }, (_, index) => index + 1).map((page) => (
            <FacesPage
              key={page}
              page={page}
              search={search}
              takesFocus={page === requestedPage}
              wayBack={wayBack}
            />
          ))}
        </ul>
      )}
      {total !== undefined && total > depth * CARDS && !isDeepest && !isLimitReached(last) && (
        <Button
          block
          onClick={() => {
            setRequestedPage(depth + 1);
            goDeeper();
          }}
        >
          {t('search.more')}
        </Button>
      )}
    </>
  );
}
