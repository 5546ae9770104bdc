import { type AccountStatus, accountStatusOf, ACCOUNT_STATUSES } from '@pehchan/contract/accounts';
import type { ReviewReply } from '@pehchan/contract/review';
import { useKitTranslation } from '@pehchan/kit';
import { useCallback, useState } from 'react';
import { useReviewUsersMutation } from '../../calls/users.ts';
import type { Reviewed, RejectionReasons } from './decisions.ts';

/** Accounts in one call of a review: few enough for the progress bar to move. */
const AT_ONCE = 5;

export type Result = ReviewReply['results'][number] & { user: Reviewed };
export type Review = {
  all: number;
  results: Result[];
  isRunning: boolean;
  status: AccountStatus;
  why: RejectionReasons;
};

export function useReview() {
  const tKit = useKitTranslation();
  const [reviewUsers] = useReviewUsersMutation();
  const [review, setReview] = useState<Review>();

  const start = async (users: Reviewed[], status: AccountStatus, why: RejectionReasons) => {
    const progress = { all: users.length, status, why };
    const parts = partsOf(users);
    const results: Result[] = [];
    for (const { from, part } of parts) {
      setReview({ ...progress, results: [...results], isRunning: true });
      const ids = part.map(({ id }) => id);
      const { data } = await reviewUsers({ ids, status, from, ...why, isLast: part === parts.at(-1)?.part });
      const answers = new Map(data?.results.map((result) => [result.id, result]));
      const failed = { ok: false, message: tKit('failed.review') };
      results.push(...part.map((user) => ({ id: user.id, user, ...(answers.get(user.id) ?? failed) })));
    }
    setReview({ ...progress, results, isRunning: false });
  };
  return { review, start, close: useCallback(() => setReview(undefined), []) };
}

function partsOf(users: Reviewed[]): { from: AccountStatus; part: Reviewed[] }[] {
  return ACCOUNT_STATUSES.flatMap((from) => {
    const withStatus = users.filter((user) => accountStatusOf(user) === from);
    return Array.from({ length: Math.ceil(withStatus.length / AT_ONCE) }, (_, index) => ({
      from,
      part: withStatus.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
    }));
  });
}
