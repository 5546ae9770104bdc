import type { ReviewForm } from '@pehchan/contract/review';
import { type HttpError, Unavailable } from '../../http/errors.ts';
import { logger } from '../../runtime/logger.ts';
import type { UserRow } from '../../accounts/index.ts';
import { refusalOf } from '../../http/refusal.ts';
import { reviewUser } from './review-user.ts';

/** What became of one account; without a refusal it was moved. */
export type Reviewed = { id: number; refusal?: HttpError };

/**
 * Moves several accounts to a standing, one after another and each in its own transaction, so that one that
 * can't be moved stops no other. A database that can't be reached isn't waited for once per account: what is
 * left then fails with it.
 */
export async function reviewUsers(admin: UserRow, { ids, status, from }: ReviewForm): Promise<Reviewed[]> {
  const results: Reviewed[] = [];
  let down: HttpError | undefined;
  for (const id of new Set(ids)) {
    const refusal: HttpError | undefined =
      down ?? (await refusalTo(() => reviewUser(admin, id, status, from)));
    if (refusal instanceof Unavailable) down = refusal;
    results.push(refusal ? { id, refusal } : { id });
  }
  return results;
}

async function refusalTo(act: () => Promise<void>): Promise<HttpError | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal.status >= 500) logger.error({ err: error }, refusal.message);
    return refusal;
  }
}
