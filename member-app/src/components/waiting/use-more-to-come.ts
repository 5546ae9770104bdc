import type { SessionUser } from '@pehchan/contract/accounts';
import { useOwnProfilesQuery, useOwnStandingQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';

/**
 * Whether a family still waits for what it has to mend. That takes whatever room it takes: what stands below
 * comes with it, and isn't pushed down while it is read.
 */
export function useMoreToCome({ IsRejected }: SessionUser): boolean {
  const skip = !IsRejected;
  const standing = useOwnStandingQuery(undefined, { skip });
  const biodata = useOwnProfilesQuery(OWN_AT_HOME, { skip });
  return standing.isLoading || biodata.isLoading;
}
