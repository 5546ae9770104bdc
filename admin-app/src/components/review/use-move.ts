import { type AccountStatus, accountStatusOf } from '@pehchan/contract/accounts';
import { UNDO_SECONDS } from '@pehchan/contract/review';
import { use } from 'react';
import { MOVES } from '../../calls/users.ts';
import { DecidedContext } from './decided.tsx';
import type { RejectionReasons, Reviewed } from './decisions.ts';

/** Change an account's status. The bar of decisions then shows the decision. */
export function useMove(to: AccountStatus) {
  const noteDecided = use(DecidedContext);
  const [send, { isLoading }] = MOVES[to]();
  const move = async (user: Reviewed, why: RejectionReasons): Promise<boolean> => {
    const until = Date.now() + UNDO_SECONDS * 1000;
    const { data } = await send({ id: user.id, from: accountStatusOf(user), why });
    if (data && to !== 'pending') {
      noteDecided({ user, to, reasons: why.reasons, message: data.message, until });
    }
    return data !== undefined;
  };
  return { move, isLoading };
}
