import { GENDERS, type Gender } from '@pehchan/contract/biodata';
import { paths, useTranslation } from '@pehchan/kit';
import { ButtonLink } from '@pehchan/kit/ui';
import { useLastSearch } from '../../last-search.ts';
import { useOwnProfilesQuery, useSearchProfilesQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';
import { lookingOf, suitedTo } from '../../suited-to.ts';
import { texts } from '../../texts/index.ts';
import styles from './find-links.module.css';

/** Link to the last search, or to biodata that suit the own candidates; without candidates, to all. */
export function FindLinks() {
  const { data } = useOwnProfilesQuery(OWN_AT_HOME);
  const looking = lookingOf(data?.profiles ?? []);
  const last = useLastSearch().recall();
  const searches = GENDERS.flatMap((gender) => {
    const [first, ...others] = looking.filter((child) => child.gender !== gender);
    if (!first) return [];
    return [last?.gender === gender ? { ...withoutEmpty(last), gender } : suitedTo([first, ...others])];
  });
  return (
    <div className={styles.links}>
      {searches.length === 0 ? (
        <FindLink isSure={data !== undefined} />
      ) : (
        searches.map((search) => <FindLink key={search.gender} search={search} />)
      )}
    </div>
  );
}

type Search = Record<string, string> & { gender: Gender };

const withoutEmpty = (search: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** @param isSure whether the own biodata have loaded: the number of results is requested only then */
function FindLink({ search, isSure = true }: { search?: Search; isSure?: boolean }) {
  const t = useTranslation(texts);
  const howMany = { page: 1, pageSize: 1, only: 'total', without: 'own', ...search };
  const { data } = useSearchProfilesQuery(howMany, { skip: !isSure });
  const words = t(search ? `home.see.${search.gender}` : 'home.see');
  return (
    <ButtonLink
      to={{ pathname: paths.search, search: new URLSearchParams(search).toString() }}
      type="primary"
      className={styles.link}
    >
      {data ? t('home.seeSome', { words, n: data.total }) : words}
    </ButtonLink>
  );
}
