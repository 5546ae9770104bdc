import type { OwnProfilesReply, ViewedProfile } from '@pehchan/contract/biodata';
import { MAX_PAGE_SIZE } from '@pehchan/contract/common';
import { statusOf, useSignedInUser } from '@pehchan/kit';
import { useOwnProfilesQuery, useProfileQuery } from '../../member-api.ts';

type Edited = {
  profile: ViewedProfile | undefined;
  /** The family is asked for the original of its photo. */
  copied?: OwnProfilesReply['copiedPhotos'][number] | undefined;
  isLoading: boolean;
  /** Whether the family has no biodata with this id, or an administrator asked for one that is gone. */
  isMissing: boolean;
  refetch: () => void;
};

/**
 * Return the biodata that is edited. A family's own are read as a list, so that no call asks for another
 * family's id; an administrator opens any.
 */
export function useEdited(id: string): Edited {
  const { can } = useSignedInUser();
  const own = useOwnProfilesQuery({ page: 1, pageSize: MAX_PAGE_SIZE }, { skip: can.administer });
  const opened = useProfileQuery(id, { skip: !can.administer });
  if (can.administer) {
    const { data, error, isLoading, refetch } = opened;
    return { profile: data?.profile, isLoading, isMissing: statusOf(error) === 404, refetch };
  }
  const { data, isFetching, refetch } = own;
  const profile = data?.profiles.find((one) => String(one.id) === id);
  // A biodata that was just added may not be in the list yet.
  const isLoading = !profile && isFetching;
  const copied = data?.copiedPhotos.find(({ profileId }) => profileId === profile?.id);
  return { profile, copied, isLoading, isMissing: data !== undefined && !profile && !isFetching, refetch };
}
