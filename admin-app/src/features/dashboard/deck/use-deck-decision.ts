import type { UserWithProfiles } from '@pehchan/contract/review';
import { displayName, useTranslation } from '@pehchan/kit';
import { useEffect, useRef } from 'react';
import { NO_REASONS } from '../../../components/review/decisions.ts';
import { useMove } from '../../../components/review/use-move.ts';
import { useQuestion } from '../../../components/review/use-question.tsx';
import { texts } from '../../../texts/index.ts';
import type { DeckState } from './use-deck.ts';

/** Milliseconds in which a new card takes no decision: the second tap of a double tap is not meant for it. */
const SETTLING_MS = 400;

/** Decide without a question: the decision can be undone. A rejection needs its reasons. */
export function useDeckDecision(user: UserWithProfiles, deck: DeckState) {
  const t = useTranslation(texts);
  const { ask, dialog } = useQuestion();
  const moves = { approved: useMove('approved').move, rejected: useMove('rejected').move };
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [user.id]);

  const decide = async (to: 'approved' | 'rejected') => {
    if (performance.now() - shownAt.current < SETTLING_MS) return;
    const name = displayName(user.name);
    const why = to === 'approved' ? NO_REASONS : await ask(to, t('deck.rejectAsk'), name, t('move.reject'));
    if (!why) return;
    deck.takeOut(user);
    if (!(await moves[to](user, why))) deck.putBack(user.id);
  };
  return { decide, dialog };
}
