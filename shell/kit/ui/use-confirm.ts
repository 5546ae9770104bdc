import { useCallback } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ask } from './confirm-dialog.ts';

/**
 * Asks a question before something that can't be taken back, and says below it whom or what it is about.
 * Answers false when the person closes it in any way.
 */
export function useConfirm(): (question: string, about?: string) => Promise<boolean> {
  const text = useText();
  return useCallback(
    (question, about) => ask({ question, about, yes: text('action.ok'), no: text('action.cancel') }),
    [text],
  );
}
