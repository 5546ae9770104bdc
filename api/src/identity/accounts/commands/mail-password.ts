import { randomUUID } from 'node:crypto';
import type { Transaction } from 'sequelize';
import { number, object, string } from 'yup';
import { defineMail } from '../../../ground/mail/index.ts';
import { planTask } from '../../../ground/tasks/index.ts';
import { User, type UserRow } from '../models/user.ts';
import { PASSWORD_NEWS, passwordMail, type PasswordNews } from '../password-mail.ts';

export const mailPassword = defineMail({
  name: 'mail-password',
  schema: object({
    userId: number().integer().required(),
    email: string().required(),
    news: string().oneOf(PASSWORD_NEWS).required(),
  }),
  async compose({ userId, email, news }) {
    const user = await User.findByPk(userId);
    return user ? passwordMail(email, user.language, news) : undefined;
  },
});

/** Plan a mail to the current email, if confirmed: a thief may change the email before the mail is sent. */
export async function planPasswordMail(
  { id, email, emailConfirmedAt }: Pick<UserRow, 'id' | 'email' | 'emailConfirmedAt'>,
  news: PasswordNews,
  transaction: Transaction,
): Promise<void> {
  if (!emailConfirmedAt) return;
  const payload = { userId: id, email, news };
  await planTask(mailPassword, { key: `mail-password:${randomUUID()}`, payload }, transaction);
}
