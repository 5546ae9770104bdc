import { useCallback } from 'react';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { ask } from './confirm-dialog.ts';

type Options = {
  /** What the answer yes is called, where something is told rather than asked. */
  yes?: string;
  /** What the answer no is called. */
  no?: string;
  /** Ends the question unanswered: the screen that asked is gone. */
  signal?: AbortSignal;
};

/**
 * Asks a question before something that can't be taken back, and says below it whom or what it is about.
 * Returns undefined if the user closes it without an answer.
 */
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
