import { useMemo } from 'react';
import { useAccount } from './calls/use-account.ts';
import { useOwnKey } from './owner.ts';
import { keep, recall, type Area } from './storage.ts';

/** Return functions that keep a value on the device, or in the tab, for this account until it signs out. */
export function useRemembered(name: string, area: Area = 'device') {
  const key = `kept.${useOwnKey(name)}`;
  const account = useAccount();
  return useMemo(
    () => ({
      /** Return the kept value, or undefined. The value may be of an older release, or damaged. */
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
