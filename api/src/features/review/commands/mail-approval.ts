import { defineMail } from '../../../ground/mail/index.ts';
import { env } from '../../../ground/runtime/env.ts';
import { nameInMail, User } from '../../../identity/accounts/index.ts';
import { approvalMail } from '../approval-mail.ts';
import { decidedSchema } from '../decided.ts';

export const mailApproval = defineMail({
  name: 'mail-approval',
  schema: decidedSchema,
  async compose({ userId }) {
    const user = await User.findByPk(userId);
    if (user?.status !== 'approved') return undefined;
    return approvalMail(user.email, nameInMail(user), user.language, `${env.publicUrl}/search-profiles`);
  },
});
