import { number, object } from 'yup';
import { defineMail } from '../../../ground/mail/index.ts';
import { env } from '../../../ground/runtime/env.ts';
import { nameInMail, User } from '../../../identity/accounts/index.ts';
import { approvalMail } from '../approval-mail.ts';

export const mailApproval = defineMail({
  name: 'mail-approval',
  schema: object({ userId: number().integer().required() }),
  async compose({ userId }) {
    const user = await User.findByPk(userId);
    if (user?.status !== 'approved') return undefined;
    return approvalMail(user.email, nameInMail(user), user.language, `${env.publicUrl}/search-profiles`);
  },
});
