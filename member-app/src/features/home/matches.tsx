import type { Profile } from '@pehchan/contract/biodata';
import { useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { nameOf } from '@pehchan/kit/biodata';
import { useDeferredValue, useId } from 'react';
import { useKeptAges } from '../../kept-ages.ts';
import { useKnownFilters } from '../../known-filters.ts';
import { useOwnProfilesQuery, useSearchProfilesQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';
import { lookingOf, suitedTo } from '../../suited-to.ts';
import { texts } from '../../texts/index.ts';
import { Face } from './face.tsx';
import { FindLink } from './find-link.tsx';
import styles from './matches.module.css';

const MOST = 5;
const PLACES = Array.from({ length: MOST }, (_, place) => place);

/** Show new biodata for each own candidate; without candidates, new biodata of all. */
export function Matches() {
  const { data, isError } = useOwnProfilesQuery(OWN_AT_HOME);
  if (!data) return isError ? <FindLink /> : <StripPlace />;
  const looking = lookingOf(data.profiles);
  return looking.length === 0 ? (
    <Strip />
  ) : (
    looking.map((child, index) => <Strip key={child.id} child={child} isFirst={index === 0} />)
  );
}

function Strip({ child, isFirst = true }: { child?: Profile; isFirst?: boolean }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const language = useLanguage();
  const titleId = useId();
  const known = useKnownFilters();
  const { agesOf } = useKeptAges();
  const suited = child && suitedTo(child, agesOf(child));
  const query = useSearchProfilesQuery({ page: 1, pageSize: MOST, without: 'own', ...known(suited ?? {}) });
  const { data, isError } = query;
  // Draw the faces deferred, as the rows of a list: a strip must not block touches.
  const shown = useDeferredValue(data, undefined);
  return (
    <section className={styles.matches} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{child ? t('search.for', { name: nameOf(child, language) }) : t('home.new')}</h2>
        <FindLink suited={suited} total={data?.total} isLoading={query.isFetching} />
      </header>
      {data?.total === 0 ? (
        <p>{tKit('empty.biodata.search')}</p>
      ) : (
        !isError && (
          <ul className={styles.strip} data-sideways aria-labelledby={titleId} aria-busy={!shown}>
            {shown
              ? shown.profiles.map((profile, index) => (
                  <li key={profile.id} data-marked>
                    <Face profile={profile} isEager={isFirst && index < 3} />
                  </li>
                ))
              : PLACES.map((place) => <li key={place} className={styles.place} aria-hidden="true" />)}
          </ul>
        )
      )}
    </section>
  );
}

/** The place of the first strip while the own candidates load. */
function StripPlace() {
  return (
    <div className={styles.matches} aria-hidden="true">
      <div className={styles.head} />
      <ul className={styles.strip} data-sideways>
        {PLACES.map((place) => (
          <li key={place} className={styles.place} />
        ))}
      </ul>
    </div>
  );
}
