import { useMemo } from 'react';
import { useAccount } from './calls/use-account.ts';
import { useOwnKey } from './owner.ts';
import { keep, recall, type Area } from './storage.ts';

/**
 * What this account leaves on the device, or in the tab, for its next visit; another account at the same
 * phone finds nothing of it, and signing out takes it away.
 * @param name the remote's own for it
 */
export function useRemembered(name: string, area: Area = 'device') {
  const key = `kept.${useOwnKey(name)}`;
  const account = useAccount();
  return useMemo(
    () => ({
      /** Undefined when nothing is kept. It may be of an older release, or damaged. */
      recall: (): unknown => {
        const kept = recall(key, area);
        return isKept(kept) && kept.account === account ? kept.value : undefined;
      },
      keep: (value: unknown) => keep(key, { account, value }, area),
    }),
    [key, area, account],
  );
}

const isKept = (kept: unknown): kept is { account: unknown; value: unknown } =>
  typeof kept === 'object' && kept !== null && 'account' in kept && 'value' in kept;
