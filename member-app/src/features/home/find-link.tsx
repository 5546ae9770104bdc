import type { Gender } from '@pehchan/contract/biodata';
import { paths, useTranslation } from '@pehchan/kit';
import { ButtonLink } from '@pehchan/kit/ui';
import { useKnownFilters } from '../../known-filters.ts';
import { useLastSearch } from '../../last-search.ts';
import { useSearchProfilesQuery } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';

type Search = Record<string, string> & { gender: Gender };

/** Link to the last search for the candidate, or to biodata that suit the candidate, or to all. */
export function FindLink({ suited, total }: { suited?: Search; total?: number }) {
  const t = useTranslation(texts);
  const known = useKnownFilters();
  const last = useLastOf(suited);
  const search = last ?? suited;
  const howMany = { page: 1, pageSize: 1, only: 'total', without: 'own', ...known(search ?? {}) };
  const { data } = useSearchProfilesQuery(howMany, { skip: !last });
  const words = t(search ? `home.see.${search.gender}` : 'home.see');
  const n = last ? data?.total : total;
  return (
    <ButtonLink to={{ pathname: paths.search, search: new URLSearchParams(search).toString() }} type="text">
      {n === undefined ? words : t('home.seeSome', { words, n })}
    </ButtonLink>
  );
}

/** Return the last search, if it was for the same candidate. An earlier release stored no candidate. */
function useLastOf(suited: Search | undefined): Search | undefined {
  const last = useLastSearch().recall();
  if (!suited || last?.gender !== suited.gender) return undefined;
  const { gender, forProfile = '' } = suited;
  if (last.forProfile && last.forProfile !== forProfile) return undefined;
  return { forProfile, ...withoutEmpty(last), gender };
}

const withoutEmpty = (search: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : [])));
