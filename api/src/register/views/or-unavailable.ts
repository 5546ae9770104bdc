import { HttpError, Unavailable } from '../../ground/runtime/errors.ts';

/** Report a failed write of the access log as unavailable: no biodata is sent without its line. */
export async function orUnavailable<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    throw error instanceof HttpError ? error : new Unavailable('the database', error);
  }
}
