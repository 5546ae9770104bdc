import { MAX_BIODATA, type Profile } from '@pehchan/contract/biodata';
import type { ShortlistEntry } from '@pehchan/contract/shortlist';
import { useOwnProfilesQuery } from '../../member-api.ts';

export type Listed = ShortlistEntry & {
  [Field in 'stage' | 'note' | 'profile']: NonNullable<ShortlistEntry[Field]>;
};

export const isListed = (entry: ShortlistEntry): entry is Listed => entry.profile !== null;

export function useChildren() {
  const { data, isLoading } = useOwnProfilesQuery({ page: 1, pageSize: MAX_BIODATA });
  const children = data?.profiles ?? [];
  const suitorsOf = ({ profile }: Listed) => children.filter(({ gender }) => gender !== profile.gender);
  const childOf = (entry: Listed): Profile | undefined => {
    const suitors = suitorsOf(entry);
    return suitors.find(({ id }) => id === entry.forProfile) ?? (suitors[1] ? undefined : suitors[0]);
  };
  return { children, isLoading, suitorsOf, childOf };
}
