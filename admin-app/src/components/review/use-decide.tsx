import { type Standing, standingOf } from '@pehchan/contract/accounts';
import { useKitTranslation } from '@pehchan/kit';
import { use } from 'react';
import { MOVES } from '../../calls/users.ts';
import { DecidedContext } from './decided.tsx';
import { WAYS, type Reviewed } from './standing.ts';
import { useNaming } from './use-naming.ts';
import { useQuestion } from './use-question.tsx';

/** One decision on one account: its question, and what follows. */
export function useDecide(user: Reviewed, to: Standing, onMoved?: () => void) {
  const tKit = useKitTranslation();
  const { ask, dialog } = useQuestion();
  const nameOf = useNaming();
  const noteDecided = use(DecidedContext);
  const [move, { isLoading }] = MOVES[to]();

  const decide = async () => {
    const why = await ask(to, tKit(WAYS[to].confirm), nameOf(user));
    if (!why) return;
    const moved = move({ id: user.id, from: standingOf(user), why });
    onMoved?.();
    const { error } = await moved;
    if (!error) noteDecided({ user, to, reasons: why.reasons });
  };
  return { decide, isLoading, dialog };
}
