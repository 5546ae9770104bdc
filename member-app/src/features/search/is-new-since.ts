import type { FoundProfile } from '@pehchan/contract/biodata';

/** @param visit time of the previous visit; undefined on the first visit, when no biodata counts as new */
export const isNewSince =
  (visit: number | undefined) =>
  ({ shownSince }: Pick<FoundProfile, 'shownSince'>): boolean =>
    visit !== undefined && shownSince !== undefined && Date.parse(shownSince) > visit;
