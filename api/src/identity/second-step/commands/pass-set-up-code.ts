import { setUpCodes } from '../../../ground/gateways/spoken-codes.ts';
import { invalidField } from '../../../ground/runtime/errors.ts';

/** Check the code with which an account sets up its first second step. */
export async function passSetUpCode(
  userId: number,
  code: string,
  onRefused: () => Promise<void>,
): Promise<void> {
  if (await setUpCodes.isRight(userId, code)) return;
  await onRefused();
  throw invalidField('code', 'invalid.step.setUpCode');
}
