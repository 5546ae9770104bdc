import type { AccountStatus } from '@pehchan/contract/accounts';
import { useConfirm } from '@pehchan/kit/ui';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ReasonsDialog } from './reasons-dialog.tsx';
import { NO_REASONS, type RejectionReasons } from './decisions.ts';

/**
 * `about`: the accounts' names, shown below the question. `yes`: the word on the button of a rejection.
 * Resolves to undefined if it is cancelled.
 */
type Ask = (
  to: AccountStatus,
  question: string,
  about: string,
  yes?: string,
) => Promise<RejectionReasons | undefined>;
type OpenQuestion = {
  question: string;
  about: string;
  yes?: string;
  resolve: (why: RejectionReasons | undefined) => void;
};

/** Ask for confirmation of a decision, and for the reasons of a rejection. The caller must draw `dialog`. */
export function useQuestion(): { ask: Ask; dialog: ReactNode } {
  const confirm = useConfirm();
  const [openQuestion, setOpenQuestion] = useState<OpenQuestion>();
  const ask: Ask = async (to, question, about, yes) => {
    if (to === 'rejected') {
      return new Promise((resolve) => setOpenQuestion({ question, about, yes, resolve }));
    }
    return (await confirm(question, about)) ? NO_REASONS : undefined;
  };
  // The dialog is outside the row that opened it, so that it does not inherit the row's styles.
  const dialog =
    openQuestion &&
    createPortal(
      <ReasonsDialog
        question={openQuestion.question}
        about={openQuestion.about}
        yes={openQuestion.yes}
        onAnswer={(why) => {
          setOpenQuestion(undefined);
          openQuestion.resolve(why);
        }}
      />,
      document.body,
    );
  return { ask, dialog };
}
