import { useTranslation } from '@pehchan/kit';
import { ButtonLink, Icon, SearchField } from '@pehchan/kit/ui';
import { ownPaths } from '../../own-paths.ts';
import { texts } from '../../texts/index.ts';
import styles from './search-bar.module.css';
import type { Search } from './use-search.ts';

/** The one box that finds names, and also fathers, cities, gotras and work, next to the family's list. */
export function SearchTop({ search: { values, apply, hasGotra } }: { search: Search }) {
  const t = useTranslation(texts);
  const list = t('shortlist.title');
  return (
    <div className={styles.top}>
      <SearchField
        label={t(hasGotra ? 'search.box' : 'search.boxOfNames')}
        value={values.search}
        onSettled={(typed) => apply({ ...values, search: typed })}
      />
      <ButtonLink to={ownPaths.shortlist} aria-label={list} className={styles.list}>
        <Icon name="star" /> <span>{list}</span>
      </ButtonLink>
    </div>
  );
}
