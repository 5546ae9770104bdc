import type { SessionUser } from '@pehchan/contract/accounts';
import { useOwnProfilesQuery, useOwnStatusQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';

/** Report whether requested corrections are loading: their height is unknown, so the content below waits. */
export function useMoreToCome({ IsRejected }: SessionUser): boolean {
  const skip = !IsRejected;
  const status = useOwnStatusQuery(undefined, { skip });
  const biodata = useOwnProfilesQuery(OWN_AT_HOME, { skip });
  return status.isLoading || biodata.isLoading;
}
