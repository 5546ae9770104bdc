import { connectRedis } from '../gateways/redis.ts';
import { HttpError } from '../http/errors.ts';
import { within } from '../runtime/deadline.ts';
import { resetSecondStepOf } from '../second-step/index.ts';
import { disagreement, refuse, say } from './terminal.ts';

/**
 * Takes an administrator's passkeys, authenticator app and recovery codes away, once somebody has agreed.
 * @returns the exit code
 */
export async function resetSecondStep(phone: string, isAgreed: boolean): Promise<number> {
  say(`Whoever knows the password of ${phone} then sets up a new second step. Have you called them back?`);
  const problem = await disagreement(isAgreed, 'Reset it?', 'Nothing was reset.');
  if (problem) return refuse(problem);
  await within(connectRedis(), 'redis');
  try {
    const { fullName } = await resetSecondStepOf(phone);
    return say(`The second step of ${fullName} (${phone}) is reset. Every session of the account has ended.`);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    return refuse(`No account with the phone ${phone} has a second step.`);
  }
}
