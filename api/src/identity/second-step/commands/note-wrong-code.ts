import { randomUUID } from 'node:crypto';
import { limiter, overLimit } from '../../../ground/http/limiter.ts';
import { planTask } from '../../../ground/tasks/index.ts';
import type { UserRow } from '../../accounts/index.ts';
import { mailSecondStep } from './mail-second-step.ts';

/** Number of wrong codes in a day, in all sessions of an account, at which its holder gets a mail. */
const MAILED_AT = 5;
const mistakes = limiter('account:second-step-mistakes', MAILED_AT - 1, 24 * 60 * 60);

/** Count a wrong code. Mail the holder at the fifth in a day: a stranger may know the password. */
export async function noteWrongCode({ id }: UserRow): Promise<void> {
  const over = await overLimit(mistakes, String(id));
  if (over?.consumedPoints !== MAILED_AT) return;
  const payload = { userId: id, change: 'wrong-codes' } as const;
  await planTask(mailSecondStep, { key: `mail-second-step:${id}:${randomUUID()}`, payload });
}
