import { connectRedis } from '../../ground/gateways/redis.ts';
import { within } from '../../ground/runtime/deadline.ts';
import { HttpError } from '../../ground/runtime/errors.ts';
import { resetSecondStepOf } from '../../identity/second-step/index.ts';
import { disagreement, refuse, say, saySetUpCode } from './terminal.ts';

export async function resetSecondStep(phone: string, isAgreed: boolean): Promise<number> {
  say(`The administrator with ${phone} then sets up a new second step. Have you called them back?`);
  const problem = await disagreement(isAgreed, 'Reset it?', 'Nothing was reset.');
  if (problem) return refuse(problem);
  await within(connectRedis(), 'redis');
  try {
    const { user, code } = await resetSecondStepOf(phone);
    say(`The second step of ${user.fullName} (${phone}) is reset. Every session of the account has ended.`);
    return saySetUpCode(code);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    return refuse(`No account with the phone ${phone} has a second step.`);
  }
}
