import {
  MAX_AGE,
  MAX_HEIGHT,
  MIN_AGE,
  MIN_HEIGHT,
  type NearestStep,
  type ProfileQuery,
} from '@pehchan/contract/biodata';
import type { ProfileScope } from './profile-filters.ts';
import { countProfiles } from './profile-list.ts';

const MOST_STEPS = 3;
const YEARS = [1, 2, 3];
const CENTIMETRES = 5;

type Change = Omit<NearestStep, 'more'>;

/**
 * Return the smallest changes of the filters with which an empty search finds biodata: first each end of the
 * age and of the height, then filters to drop. At most 13 counts.
 */
export async function nearestSteps(scope: ProfileScope, query: ProfileQuery): Promise<NearestStep[]> {
  const steps: NearestStep[] = [];
  for (const change of changesOf(query)) {
    if (steps.length === MOST_STEPS) return steps;
    if (steps.some((step) => isSameEnd(step, change))) continue;
    const more = await countProfiles(scope, changed(query, change));
    if (more > 0) steps.push({ more, ...change });
  }
  return steps;
}

const ENDS = ['minAge', 'maxAge', 'minHeight', 'maxHeight'] as const;
const isSameEnd = (one: Change, other: Change) =>
  ENDS.some((end) => one[end] !== undefined && other[end] !== undefined);

function changed(query: ProfileQuery, { without, ...ends }: Change): ProfileQuery {
  const wider = { ...query, ...ends };
  return without ? { ...wider, [without]: undefined } : wider;
}

const changesOf = (query: ProfileQuery): Change[] => {
  const [first, ...further] = YEARS.map((years) => agesWider(query, years));
  return [...(first ?? []), ...heightsWider(query), ...further.flat(), ...filtersDropped(query)];
};

const agesWider = ({ minAge, maxAge }: ProfileQuery, years: number): Change[] => [
  ...(maxAge !== undefined && maxAge + years <= MAX_AGE ? [{ maxAge: maxAge + years }] : []),
  ...(minAge !== undefined && minAge - years >= MIN_AGE ? [{ minAge: minAge - years }] : []),
];

const heightsWider = ({ minHeight, maxHeight }: ProfileQuery): Change[] => [
  ...(minHeight !== undefined ? [{ minHeight: Math.max(MIN_HEIGHT, minHeight - CENTIMETRES) }] : []),
  ...(maxHeight !== undefined ? [{ maxHeight: Math.min(MAX_HEIGHT, maxHeight + CENTIMETRES) }] : []),
];

/** The order in which families give up a wish. */
const DROPPED = ['work', 'education', 'city', 'village', 'gotra'] as const;

const filtersDropped = (query: ProfileQuery): Change[] =>
  DROPPED.filter((name) => query[name] !== undefined).map((without) => ({ without }));
