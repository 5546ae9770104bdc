import type { LedgerLine } from '@pehchan/contract/ledger';

export type FamilyLines = [LedgerLine, ...LedgerLine[]];

/** Group lines by family, in the order of each family's first line. An administrator's line stays alone. */
export function byFamily(entries: readonly LedgerLine[]): FamilyLines[] {
  const families = new Map<string, FamilyLines>();
  for (const line of entries) {
    const key = line.userId === null ? `line ${line.id}` : `family ${line.userId}`;
    const lines = families.get(key);
    if (lines) lines.push(line);
    else families.set(key, [line]);
  }
  return [...families.values()];
}
