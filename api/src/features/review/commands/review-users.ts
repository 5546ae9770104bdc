import type { ReviewForm } from '@pehchan/contract/review';
import { toHttpError } from '../../../ground/http/to-http-error.ts';
import { type HttpError, Unavailable } from '../../../ground/runtime/errors.ts';
import { logger } from '../../../ground/runtime/logger.ts';
import type { UserRow, Reasons } from '../../../identity/accounts/index.ts';
import { reviewUser } from './review-user.ts';

export type Reviewed = { id: number; error?: HttpError };

/** Change each account in its own transaction. A failure stops the others only if the database is down. */
export async function reviewUsers(
  admin: UserRow,
  { ids, status, from }: Pick<ReviewForm, 'ids' | 'status' | 'from'>,
  why?: Reasons,
): Promise<Reviewed[]> {
  const results: Reviewed[] = [];
  let down: HttpError | undefined;
  for (const id of new Set(ids)) {
    const error: HttpError | undefined =
      down ?? (await errorOf(() => reviewUser(admin, id, status, { from, why })));
    if (error instanceof Unavailable) down = error;
    results.push(error ? { id, error } : { id });
  }
  return results;
}

async function errorOf(act: () => Promise<void>): Promise<HttpError | undefined> {
  try {
    await act();
    return undefined;
  } catch (error) {
    const httpError = toHttpError(error);
    if (httpError.status >= 500) logger.error({ err: error }, httpError.message);
    return httpError;
  }
}
