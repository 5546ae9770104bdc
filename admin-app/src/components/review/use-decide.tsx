import { type AccountStatus, accountStatusOf } from '@pehchan/contract/accounts';
import { useKitTranslation } from '@pehchan/kit';
import { use } from 'react';
import { MOVES } from '../../calls/users.ts';
import { DecidedContext } from './decided.tsx';
import { DECISIONS, type Reviewed } from './decisions.ts';
import { useNaming } from './use-naming.ts';
import { useQuestion } from './use-question.tsx';

export function useDecide(user: Reviewed, to: AccountStatus, onMoved?: () => void) {
  const tKit = useKitTranslation();
  const { ask, dialog } = useQuestion();
  const nameOf = useNaming();
  const noteDecided = use(DecidedContext);
  const [move, { isLoading }] = MOVES[to]();

  const decide = async () => {
    const why = await ask(to, tKit(DECISIONS[to].confirm), nameOf(user));
    if (!why) return;
    const moved = move({ id: user.id, from: accountStatusOf(user), why });
    onMoved?.();
    const { error } = await moved;
    if (!error) noteDecided({ user, to, reasons: why.reasons });
  };
  return { decide, isLoading, dialog };
}
