import type { FoundProfile } from '@pehchan/contract/biodata';

/** @param visit undefined on the first visit: then nothing is new */
export const isNewSince =
  (visit: number | undefined) =>
  ({ shownSince }: Pick<FoundProfile, 'shownSince'>): boolean =>
    visit !== undefined && shownSince !== undefined && Date.parse(shownSince) > visit;
