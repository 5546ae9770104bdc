import { hash } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { number, object, string } from 'yup';
import { defineMail } from '../../../ground/mail/index.ts';
import { planTask } from '../../../ground/tasks/index.ts';
import { detachLink } from '../detach-link.ts';
import { User } from '../models/user.ts';
import { newEmailMail } from '../new-email-mail.ts';

/** Mail an account's new email a link that removes it, unless the account has another email by then. */
export const mailNewEmail = defineMail({
  name: 'mail-new-email',
  schema: object({ userId: number().integer().required(), email: string().required() }),
  async compose({ userId, email }) {
    const user = await User.findByPk(userId);
    if (user?.email !== email || user.emailConfirmedAt) return undefined;
    return newEmailMail(email, user.language, detachLink(user));
  },
});

/** Plan the mail to a new email, once for each account and email, even if the account returns to it. */
export async function planNewEmail({ id, email }: User, transaction: Transaction): Promise<void> {
  const key = `mail-new-email:${id}:${hash('sha256', email)}`;
  await planTask(mailNewEmail, { key, payload: { userId: id, email } }, transaction);
}
