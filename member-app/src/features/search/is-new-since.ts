import type { FoundProfile } from '@pehchan/contract/biodata';

/** @param visit nothing is new to whoever was never here */
export const isNewSince =
  (visit: number | undefined) =>
  ({ shownSince }: Pick<FoundProfile, 'shownSince'>): boolean =>
    visit !== undefined && shownSince !== undefined && Date.parse(shownSince) > visit;
