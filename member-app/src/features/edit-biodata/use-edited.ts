import type { OwnProfilesReply, ViewedProfile } from '@pehchan/contract/biodata';
import { MAX_PAGE_SIZE } from '@pehchan/contract/common';
import { statusOf, useSignedInUser } from '@pehchan/kit';
import { useOwnProfilesQuery, useProfileQuery } from '../../member-api.ts';

type Edited = {
  profile: ViewedProfile | undefined;
  copied?: OwnProfilesReply['copiedPhotos'][number] | undefined;
  isLoading: boolean;
  isMissing: boolean;
  refetch: () => void;
};

/** Find the biodata in the account's own list: families load no other. Administrators load any by id. */
export function useEdited(id: string): Edited {
  const { can } = useSignedInUser();
  const own = useOwnProfilesQuery({ page: 1, pageSize: MAX_PAGE_SIZE }, { skip: can.administer });
  const opened = useProfileQuery({ id }, { skip: !can.administer });
  if (can.administer) {
    const { data, error, isLoading, refetch } = opened;
    return { profile: data?.profile, isLoading, isMissing: statusOf(error) === 404, refetch };
  }
  const { data, isFetching, refetch } = own;
  const profile = data?.profiles.find((one) => String(one.id) === id);
  // The cached list of own biodata can lack a new one: wait for the fresh list.
  const isLoading = !profile && isFetching;
  const copied = data?.copiedPhotos.find(({ profileId }) => profileId === profile?.id);
  return { profile, copied, isLoading, isMissing: data !== undefined && !profile && !isFetching, refetch };
}
