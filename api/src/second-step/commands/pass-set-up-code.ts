import { trySetUpCode } from '../../gateways/set-up-codes.ts';
import { invalidField } from '../../http/errors.ts';

/**
 * Check the code with which an account sets up its first second step.
 * @param onRefused told of a wrong one. A code that is void already must not fill a table
 */
export async function passSetUpCode(
  userId: number,
  code: string,
  onRefused: () => Promise<void>,
): Promise<void> {
  const answer = await trySetUpCode(userId, code);
  if (answer === 'wrong') await onRefused();
  if (answer !== 'right') throw invalidField('code', 'invalid.step.setUpCode');
}
