import { useTranslation } from '@pehchan/kit';
import type { useBiodataFilters } from '@pehchan/kit/biodata';
import { Actions, ButtonLink, Icon, Page, useIsWide } from '@pehchan/kit/ui';
import { ownPaths } from '../../own-paths.ts';
import { texts } from '../../texts/index.ts';
import { Faces } from './faces.tsx';
import { FoundTable } from './found-table.tsx';
import { FoundLine } from './found-line.tsx';
import { SearchBar } from './search-bar.tsx';
import styles from './search.module.css';
import { useSearch } from './use-search.ts';
import { useView, type View } from './use-view.ts';
import { ViewChoice } from './view-choice.tsx';
import { WaitingFaces } from './waiting-faces.tsx';

/** Search the biodata of approved families (specification section 2, biodata search list). */
export default function SearchPage() {
  const t = useTranslation(texts);
  const isWide = useIsWide();
  const { filters, children, isReady } = useSearch();
  const { view, choose } = useView();
  const turn = (next: typeof view) => {
    // Return to the first page on a change of view, because cards and table have different page sizes.
    filters.apply(filters.values);
    choose(next);
  };
  return (
    <Page
      title={t('search.title')}
      extra={
        <Actions>
          {isWide && <ViewChoice view={view} onChoose={turn} />}
          <ButtonLink to={ownPaths.shortlist}>
            <Icon name="star" /> {t('shortlist.title')}
          </ButtonLink>
        </Actions>
      }
    >
      <SearchBar filters={filters} ownChildren={children} isReady={isReady} />
      <Found view={isReady ? view : undefined} filters={filters} />
    </Page>
  );
}

function Found({ view, filters }: { view: View | undefined; filters: ReturnType<typeof useBiodataFilters> }) {
  if (view === 'table') return <FoundTable filters={filters} />;
  if (view === 'cards') return <Faces filters={filters} />;
  return (
    <>
      <FoundLine total={undefined} />
      <ul className={styles.faces}>
        <WaitingFaces />
      </ul>
    </>
  );
}
