import { randomUUID } from 'node:crypto';
import type { StepChange } from '@pehchan/contract/second-step';
import type { Transaction } from 'sequelize';
import { planTask } from '../../../ground/tasks/index.ts';
import type { UserRow } from '../../accounts/index.ts';
import { type Actor, AuditEntry } from '../../audit/index.ts';
import { mailSecondStep } from './mail-second-step.ts';

export async function recordChange(
  actor: Actor,
  user: UserRow,
  change: StepChange,
  transaction: Transaction,
): Promise<void> {
  await AuditEntry.record(actor, 'second-step', user, { to: change }, transaction);
  const key = `mail-second-step:${user.id}:${randomUUID()}`;
  await planTask(mailSecondStep, { key, payload: { userId: user.id, change } }, transaction);
}
