import { callers, defineMail } from '../../../ground/mail/index.ts';
import { env } from '../../../ground/runtime/env.ts';
import { nameInMail, reasonsOf, Rejection, User } from '../../../identity/accounts/index.ts';
import { decidedSchema } from '../decided.ts';
import { rejectionMail } from '../rejection-mail.ts';

export const mailRejection = defineMail({
  name: 'mail-rejection',
  schema: decidedSchema,
  async compose({ userId }) {
    const user = await User.findByPk(userId);
    if (user?.status !== 'rejected') return undefined;
    const rejection = await Rejection.findByPk(userId);
    return rejectionMail(user.email, user.language, env.publicUrl, {
      name: nameInMail(user),
      callers: await callers(),
      reasons: reasonsOf(rejection?.reasons ?? ''),
      // An unconfirmed address may be a stranger's, who must not read an administrator's words.
      note: user.emailConfirmedAt ? (rejection?.note ?? '') : '',
    });
  },
});
