import { HttpError, Unavailable } from '../http/errors.ts';

/**
 * Wait for a line to be written. Whatever prevents it, answer as for an unreachable database: nothing of a
 * biodata goes out without its line.
 */
export async function orUnavailable<T>(written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    throw error instanceof HttpError ? error : new Unavailable('the database', error);
  }
}
