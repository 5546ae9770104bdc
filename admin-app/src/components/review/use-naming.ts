import { useTranslation } from '@pehchan/kit';
import { useCallback } from 'react';
import { texts } from '../../texts/index.ts';
import type { Reviewed } from './decisions.ts';

/** Whom a question is about, in words: a decision on another administrator takes their rights too. */
export function useNaming(): (user: Reviewed) => string {
  const t = useTranslation(texts);
  return useCallback(({ name, role }) => (role === 'ADMIN' ? `${name} (${t('role.admin')})` : name), [t]);
}
