import type { AccountStatus } from '@pehchan/contract/accounts';
import { useKitTranslation } from '@pehchan/kit';
import { DECISIONS, type Reviewed } from './decisions.ts';
import { useMove } from './use-move.ts';
import { useNaming } from './use-naming.ts';
import { useQuestion } from './use-question.tsx';

export function useDecide(user: Reviewed, to: AccountStatus, onMoved?: () => void) {
  const tKit = useKitTranslation();
  const { ask, dialog } = useQuestion();
  const nameOf = useNaming();
  const { move, isLoading } = useMove(to);

  const decide = async () => {
    const why = await ask(to, tKit(DECISIONS[to].confirm), nameOf(user));
    if (!why) return;
    void move(user, why);
    onMoved?.();
  };
  return { decide, isLoading, dialog };
}
