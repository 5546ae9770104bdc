import type { FoundProfile } from '@pehchan/contract/biodata';
import { useKeepOnShortlistMutation, useShortlistQuery } from '../../shortlist-api.ts';
import { useTakeOff } from './use-take-off.ts';

/** Whether a biodata is on the family's own list, and what a press of its star does. */
export function useStar(profile: FoundProfile) {
  const { data } = useShortlistQuery(undefined, { refetchOnReconnect: true });
  const [keep, keeping] = useKeepOnShortlistMutation();
  const { takeOff, isLoading: isGoing } = useTakeOff();
  const entry = data?.entries.find(({ profileId }) => profileId === profile.id);
  const isListed = data ? entry !== undefined : keeping.isSuccess;

  const press = async () => {
    if (keeping.isLoading || isGoing) return;
    if (entry) await takeOff(entry);
    // While the list is on its way this changes nothing of what it says already.
    else await keep({ profile });
  };
  return { isOn: keeping.isLoading || isListed, press };
}
