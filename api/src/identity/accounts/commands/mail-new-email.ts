import { hash } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { number, object, string } from 'yup';
import { callers, defineMail } from '../../../ground/mail/index.ts';
import { planTask } from '../../../ground/tasks/index.ts';
import { detachLink } from '../detach-link.ts';
import { User } from '../models/user.ts';
import { newEmailMail } from '../new-email-mail.ts';

/** Mail an account's new email a link that removes it, unless it is replaced or confirmed before sending. */
export const mailNewEmail = defineMail({
  name: 'mail-new-email',
  schema: object({ userId: number().integer().required(), email: string().required() }),
  async compose({ userId, email }) {
    const user = await User.findByPk(userId);
    if (user?.email !== email || user.emailConfirmedAt) return undefined;
    return newEmailMail(email, user.language, {
      link: detachLink(user),
      isFirst: user.status === 'pending',
      callers: await callers(),
    });
  },
});

/** Plan the mail to an account's new email. An email that the account already had gets no second mail. */
export async function planNewEmail({ id, email }: User, transaction: Transaction): Promise<void> {
  const key = `mail-new-email:${id}:${hash('sha256', email)}`;
  await planTask(mailNewEmail, { key, payload: { userId: id, email } }, transaction);
}
