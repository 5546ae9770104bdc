import type { SessionUser } from '@pehchan/contract/accounts';
import { useOwnProfilesQuery, useOwnStatusQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';

/** Return whether the reasons are loading: content below them waits, because their height is unknown. */
export function useMoreToCome({ IsRejected }: SessionUser): boolean {
  const skip = !IsRejected;
  const status = useOwnStatusQuery(undefined, { skip });
  const biodata = useOwnProfilesQuery(OWN_AT_HOME, { skip });
  return status.isLoading || biodata.isLoading;
}
