import type { Standing } from '@pehchan/contract/accounts';
import { useConfirm } from '@pehchan/kit/ui';
import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ReasonsDialog } from './reasons-dialog.tsx';
import { NOTHING_SAID, type Why } from './standing.ts';

/** Whom a question is about, below it. Undefined: it was answered with no. */
type Ask = (to: Standing, question: string, about: string) => Promise<Why | undefined>;
type Asked = { question: string; about: string; resolve: (why: Why | undefined) => void };

/** The question before a decision, a rejection's with its reasons; `dialog` is to be drawn. */
export function useQuestion(): { ask: Ask; dialog: ReactNode } {
  const confirm = useConfirm();
  const [asked, setAsked] = useState<Asked>();
  const ask: Ask = async (to, question, about) => {
    if (to === 'rejected') return new Promise((resolve) => setAsked({ question, about, resolve }));
    return (await confirm(question, about)) ? NOTHING_SAID : undefined;
  };
  // Out of the row it was opened from, whose look isn't its own.
  const dialog =
    asked &&
    createPortal(
      <ReasonsDialog
        question={asked.question}
        about={asked.about}
        onAnswer={(why) => {
          setAsked(undefined);
          asked.resolve(why);
        }}
      />,
      document.body,
    );
  return { ask, dialog };
}
