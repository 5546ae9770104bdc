import type { FoundProfile } from '@pehchan/contract/biodata';
import { useKeepOnShortlistMutation, useShortlistQuery } from '../../shortlist-api.ts';
import { useTakeOff } from './use-take-off.ts';

export function useStar(profile: FoundProfile) {
  const { data } = useShortlistQuery(undefined, { refetchOnReconnect: true });
  const [keep, keeping] = useKeepOnShortlistMutation();
  const { takeOff, isLoading: isGoing } = useTakeOff();
  const entry = data?.entries.find(({ profileId }) => profileId === profile.id);
  const isListed = data ? entry !== undefined : keeping.isSuccess;

  const press = async () => {
    if (keeping.isLoading || isGoing) return;
    if (entry) await takeOff(entry);
    // Send no stage or note: if the shortlist has not loaded yet, they would overwrite the stored ones.
    else await keep({ profile });
  };
  return { isOn: keeping.isLoading || isListed, press };
}
