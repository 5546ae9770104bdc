import { useCallback } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { ask } from './confirm-dialog.ts';

type Options = {
  yes?: string;
  no?: string;
  /** The signal with which a removed screen closes its dialog without an answer. */
  signal?: AbortSignal;
};

/** Return a function that asks before an irreversible action, and resolves to undefined without an answer. */
export function useConfirm(): (
  question: string,
  about?: string,
  options?: Options,
) => Promise<boolean | undefined> {
  const t = useKitTranslation();
  return useCallback(
    (question, about, options) =>
      ask({ question, about, yes: t('action.ok'), no: t('action.cancel'), ...options }),
    [t],
  );
}
