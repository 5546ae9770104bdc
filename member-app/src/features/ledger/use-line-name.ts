import type { LedgerLine } from '@pehchan/contract/ledger';
import { displayName, useTranslation } from '@pehchan/kit';
import { texts } from './texts/index.ts';

/** Return the name of the viewer in a line of the access log; administrators are not named. */
export function useLineName(): (line: Pick<LedgerLine, 'name'>) => string {
  const t = useTranslation(texts);
  return ({ name }) => (name === null ? t('line.administrator') : displayName(name));
}
