import { randomUUID } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { planTask } from '../../../ground/tasks/index.ts';
import { ContactChange, type Contacts, isUndoable } from '../models/contact-change.ts';
import type { UserRow } from '../models/user.ts';
import { mailContactChange } from './mail-contact-change.ts';

type Before = Contacts & Pick<UserRow, 'emailConfirmedAt' | 'createdAt'>;

/** Return whether the email may be a stranger's: it is not confirmed, and the account got it recently. */
async function mayBeMistyped(
  userId: number,
  { email, emailConfirmedAt, createdAt }: Before,
  transaction: Transaction,
): Promise<boolean> {
  if (emailConfirmedAt) return false;
  return isUndoable(createdAt) || ContactChange.hasLeftAnother(userId, email, transaction);
}

/**
 * Mail the old address of an account, with a link that undoes the change of contacts. There is no link if an
 * administrator made the change (this voids earlier links), or if the old address may be a stranger's.
 */
export async function noteContactChange(
  actor: Pick<UserRow, 'id'>,
  userId: number,
  before: Before,
  transaction: Transaction,
): Promise<void> {
  const isOwn = actor.id === userId;
  const { email, phone } = before;
  if (!isOwn) await ContactChange.destroy({ where: { userId }, transaction });
  const isUndone = isOwn && !(await mayBeMistyped(userId, before, transaction));
  const token = isUndone ? await ContactChange.keep(userId, { email, phone }, transaction) : undefined;
  const payload = { userId, email, token, isOwn };
  await planTask(mailContactChange, { key: `mail-contact-change:${randomUUID()}`, payload }, transaction);
}
