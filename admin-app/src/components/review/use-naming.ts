import { useTranslation } from '@pehchan/kit';
import { useCallback } from 'react';
import { texts } from '../../texts/index.ts';
import type { Reviewed } from './decisions.ts';

/** Name the account in a question, and its role: rejecting an administrator also removes their rights. */
export function useNaming(): (user: Reviewed) => string {
  const t = useTranslation(texts);
  return useCallback(({ name, role }) => (role === 'ADMIN' ? `${name} (${t('role.admin')})` : name), [t]);
}
