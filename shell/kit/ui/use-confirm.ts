import { useCallback } from 'react';
import { useText } from '../i18n/use-text.ts';
import { ask } from './confirm-dialog.ts';

/** Asks a question before something that can't be taken back. Answers false when the person closes it in any way. */
export function useConfirm(): (question: string) => Promise<boolean> {
  const text = useText();
  return useCallback((question) => ask(question, text('action.ok'), text('action.cancel')), [text]);
}
