import { setUpCodes } from '../../../ground/gateways/spoken-codes.ts';
import { invalidField } from '../../../ground/runtime/errors.ts';

export async function passSetUpCode(
  userId: number,
  code: string,
  onRefused: () => Promise<void>,
): Promise<void> {
  if (await setUpCodes.isRight(userId, code)) return;
  await onRefused();
  throw invalidField('code', 'invalid.step.setUpCode');
}
