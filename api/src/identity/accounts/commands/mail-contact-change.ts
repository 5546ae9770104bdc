import { boolean, number, object, string } from 'yup';
import { defineMail } from '../../../ground/mail/index.ts';
import { env } from '../../../ground/runtime/env.ts';
import { contactMail } from '../contact-mail.ts';
import { ContactChange } from '../models/contact-change.ts';
import { User } from '../models/user.ts';

/** `email` is the one of before. Tasks of before have a token unless an administrator has changed it. */
const schema = object({
  userId: number().integer().required(),
  email: string().required(),
  token: string(),
  isOwn: boolean(),
});

/** Tells the old address that the account is reached by another, unless that was undone meanwhile. */
export const mailContactChange = defineMail({
  name: 'mail-contact-change',
  isSecret: true,
  schema,
  async compose({ userId, email, token, isOwn = token !== undefined }) {
    const user = await User.findByPk(userId);
    if (!user || (token && !(await ContactChange.findUndoable(token)))) return undefined;
    // Behind the mark, a server's log never sees it.
    const link = token && `${env.publicUrl}/restore-contacts#${token}`;
    return contactMail(email, user.language, isOwn, link);
  },
});
