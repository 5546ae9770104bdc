import { useTranslation } from '@pehchan/kit';
import { Actions, Page, useIsWide } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import { Faces } from './faces.tsx';
import { FoundTable } from './found-table.tsx';
import { FoundLine } from './found-line.tsx';
import { SearchBar } from './search-bar.tsx';
import { SearchTop } from './search-top.tsx';
import styles from './search.module.css';
import { useSearch, type Search } from './use-search.ts';
import { useView, type View } from './use-view.ts';
import { ViewChoice } from './view-choice.tsx';
import { WaitingFaces } from './waiting-faces.tsx';

/** Search the biodata of approved families (specification section 2, biodata search list). */
export default function SearchPage() {
  const t = useTranslation(texts);
  const isWide = useIsWide();
  const search = useSearch();
  const { view, choose } = useView();
  const turn = (next: typeof view) => {
    // Return to the first page on a change of view, because cards and table have different page sizes.
    search.apply(search.values);
    choose(next);
  };
  return (
    <Page
      title={t('search.title')}
      extra={
        isWide && (
          <Actions>
            <ViewChoice view={view} onChoose={turn} />
          </Actions>
        )
      }
    >
      <SearchTop search={search} />
      <SearchBar search={search} />
      <Found view={search.isReady ? view : undefined} search={search} />
    </Page>
  );
}

function Found({ view, search }: { view: View | undefined; search: Search }) {
  if (view === 'table') return <FoundTable search={search} />;
  if (view === 'cards') return <Faces search={search} />;
  return (
    <>
      <FoundLine search={search} total={undefined} />
      <ul className={styles.faces}>
        <WaitingFaces />
      </ul>
    </>
  );
}
