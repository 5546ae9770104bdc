import { useCallback } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { ask } from './confirm-dialog.ts';

type Options = {
  yes?: string;
  no?: string;
  /** Closes the dialog without an answer, when the screen that asked is removed. */
  signal?: AbortSignal;
};

/** Return a function that asks before an irreversible action. Undefined: closed without an answer. */
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
