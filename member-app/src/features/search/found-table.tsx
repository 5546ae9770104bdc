import { PAGE_SIZE } from '@pehchan/contract/common';
import { QueryList, latestReply, useKitTranslation, useListPage, useTranslation } from '@pehchan/kit';
import { BiodataList, LISTED, LISTED_ON_A_CARD } from '@pehchan/kit/biodata';
import { Card } from '@pehchan/kit/ui';
import { isLimitReached, LoadFailure } from '../../components/load-failure.tsx';
import { texts } from '../../texts/index.ts';
import { FoundLine } from './found-line.tsx';
import { isNewSince } from './is-new-since.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchActions } from './search-actions.tsx';
import styles from './search.module.css';
import { useFound } from './use-found.ts';
import type { Search } from './use-search.ts';

const LIST = 'search';

/** Show the biodata search list of the desktop layout (specification section 2). */
export function FoundTable({ search }: { search: Search }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { page, goTo } = useListPage(LIST);
  const query = useFound(search, page, PAGE_SIZE);
  const found = latestReply(query);
  // Count new biodata on the first page only, because the newest biodata are sorted first.
  const fresh = page === 1 ? found?.profiles.filter(isNewSince(search.lastVisit)).length : undefined;
  const failed = tKit('failed.biodata.all');
  if (isLimitReached(query)) {
    return (
      <Card>
        <LoadFailure query={query}>{failed}</LoadFailure>
      </Card>
    );
  }
  return (
    <Card className={styles.table}>
      <FoundLine
        search={search}
        total={found?.total}
        fresh={fresh}
        leftOut={found?.leftOut}
        hasMore={(found?.total ?? 0) > PAGE_SIZE}
      />
      <QueryList
        query={query}
        listKey={LIST}
        failed={failed}
        empty={found && <NothingFound search={search} found={found} />}
        onPage={goTo}
      >
        {({ profiles }, first) => (
          <BiodataList
            inCapitals
            caption={t('search.list')}
            profiles={profiles}
            first={first}
            columns={LISTED}
            cardFacts={LISTED_ON_A_CARD}
            actions={(profile) => <SearchActions profile={profile} />}
          />
        )}
      </QueryList>
    </Card>
  );
}
