import { GENDERS, MAX_AGE, MIN_AGE, VILLAGES } from '@pehchan/contract/constants';
import { Button } from '../ui/button.tsx';
import { useId, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { useBiodataFilters } from './use-biodata-filters.ts';

/** Name, village, gender, age from and to, city (specification section 2, biodata search list). */
export function BiodataFilters({ filters }: { filters: ReturnType<typeof useBiodataFilters> }) {
  const text = useText();
  const { values, change, clear, isFiltered } = filters;
  const age = { type: 'number', inputMode: 'numeric', min: MIN_AGE, max: MAX_AGE } as const;
  return (
    <form
      className="card filters"
      role="search"
      aria-label={text('filter.title')}
      onSubmit={(e) => e.preventDefault()}
    >
      <Filter label={text('filter.name')}>
        {(id) => (
          <input
            className="input"
            id={id}
            type="search"
            value={values.search}
            onChange={(e) => change('search', e.target.value)}
          />
        )}
      </Filter>
      <Filter label={text('filter.village')}>
        {(id) => (
          <select
            id={id}
            className="input"
            value={values.village}
            onChange={(e) => change('village', e.target.value)}
          >
            <option value="">{text('filter.any')}</option>
            {VILLAGES.map((village) => (
              <option key={village} value={village}>
                {text(`village.${village}`)}
              </option>
            ))}
          </select>
        )}
      </Filter>
      <Filter label={text('filter.gender')}>
        {(id) => (
          <select
            id={id}
            className="input"
            value={values.gender}
            onChange={(e) => change('gender', e.target.value)}
          >
            <option value="">{text('filter.any')}</option>
            {GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {text(`gender.${gender}`)}
              </option>
            ))}
          </select>
        )}
      </Filter>
      <Filter label={text('filter.minAge')}>
        {(id) => (
          <input
            className="input"
            id={id}
            {...age}
            value={values.minAge}
            onChange={(e) => change('minAge', e.target.value)}
          />
        )}
      </Filter>
      <Filter label={text('filter.maxAge')}>
        {(id) => (
          <input
            className="input"
            id={id}
            {...age}
            value={values.maxAge}
            onChange={(e) => change('maxAge', e.target.value)}
          />
        )}
      </Filter>
      <Filter label={text('filter.city')}>
        {(id) => (
          <input
            className="input"
            id={id}
            type="search"
            value={values.city}
            onChange={(e) => change('city', e.target.value)}
          />
        )}
      </Filter>
      <Button onClick={clear} disabled={!isFiltered} className="filters-clear">
        {text('action.clear')}
      </Button>
    </form>
  );
}

function Filter({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
