import { paths, useTranslation } from '@pehchan/kit';
import { ButtonLink } from '@pehchan/kit/ui';
import { useKnownFilters } from '../../known-filters.ts';
import { useLastSearch } from '../../last-search.ts';
import { useSearchProfilesQuery } from '../../member-api.ts';
import type { Suited } from '../../suited-to.ts';
import { texts } from '../../texts/index.ts';
import styles from './matches.module.css';

type Props = { suited?: Suited; total?: number; isLoading?: boolean };

/** Link to the last search for the same candidate, or to biodata that suit the candidate, or to all. */
export function FindLink({ suited, total, isLoading = false }: Props) {
  const t = useTranslation(texts);
  const last = useLastSearch().recall();
  const known = useKnownFilters();
  // A search that an earlier release stored names no candidate.
  const isLast =
    suited !== undefined &&
    last?.gender === suited.gender &&
    ['', suited.forProfile].includes(last.forProfile);
  const search = isLast ? { ...last, gender: suited.gender, forProfile: suited.forProfile } : suited;
  const howMany = { page: 1, pageSize: 1, only: 'total', without: 'own', ...known(search ?? {}) };
  const { data, isFetching } = useSearchProfilesQuery(howMany, { skip: !isLast });
  const isCounting = isLast ? isFetching : isLoading;
  const words = t(search ? `home.see.${search.gender}` : 'home.see');
  const n = isLast ? data?.total : total;
  return (
    <ButtonLink
      to={{ pathname: paths.search, search: new URLSearchParams(withoutEmpty(search ?? {})).toString() }}
      type="text"
    >
      {n === undefined ? words : t('home.seeSome', { words, n })}
      {/* Keep the room of the number, so that the link does not wrap later. */}
      {n === undefined && isCounting && (
        <span className={styles.kept} aria-hidden="true">
          {' (00)'}
        </span>
      )}
    </ButtonLink>
  );
}

const withoutEmpty = (search: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : [])));
