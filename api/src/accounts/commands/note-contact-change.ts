import { randomUUID } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { planTask } from '../../tasks/index.ts';
import { ContactChange, type Contacts } from '../models/contact-change.ts';
import type { UserRow } from '../models/user.ts';
import { mailContactChange } from './mail-contact-change.ts';

/**
 * Has the old address told that the account is reached by another, with what undoes it. What an administrator
 * has changed is undone by administrators: so is what was changed before it.
 */
export async function noteContactChange(
  actor: Pick<UserRow, 'id'>,
  userId: number,
  before: Contacts,
  transaction: Transaction,
): Promise<void> {
  const isOwn = actor.id === userId;
  if (!isOwn) await ContactChange.destroy({ where: { userId }, transaction });
  const token = isOwn ? await ContactChange.keep(userId, before, transaction) : undefined;
  const payload = { userId, email: before.email, token };
  await planTask(mailContactChange, { key: `mail-contact-change:${randomUUID()}`, payload }, transaction);
}
