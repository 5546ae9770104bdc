import { displayName, useTranslation } from '@pehchan/kit';
import { useCallback } from 'react';
import { texts } from '../../texts/index.ts';
import type { Reviewed } from './decisions.ts';

/** Name an account in the question before a decision. Mark administrators: a rejection ends their rights. */
export function useNaming(): (user: Reviewed) => string {
  const t = useTranslation(texts);
  return useCallback(
    ({ name, role }) => displayName(name) + (role === 'ADMIN' ? ` (${t('role.admin')})` : ''),
    [t],
  );
}
