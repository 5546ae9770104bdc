import type { FoundProfile } from '@pehchan/contract/biodata';

/** @param visit nothing is new to whoever was never here */
export const isNewSince =
  (visit: number | undefined) =>
  ({ createdAt }: Pick<FoundProfile, 'createdAt'>): boolean =>
    visit !== undefined && Date.parse(createdAt) > visit;
