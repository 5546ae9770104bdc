import { boolean, number, object, string } from 'yup';
import { defineMail } from '../../../ground/mail/index.ts';
import { env } from '../../../ground/runtime/env.ts';
import { contactMail } from '../contact-mail.ts';
import { ContactChange } from '../models/contact-change.ts';
import { User } from '../models/user.ts';

const schema = object({
  userId: number().integer().required(),
  email: string().required(),
  token: string(),
  isOwn: boolean(),
});

/** Mail an account's old email that contacts changed, unless the change is undone before the mail is sent. */
export const mailContactChange = defineMail({
  name: 'mail-contact-change',
  isSecret: true,
  schema,
  async compose({ userId, email, token, isOwn = token !== undefined }) {
    const user = await User.findByPk(userId);
    if (!user || (token && !(await ContactChange.findUndoable(token)))) return undefined;
    // Browsers do not send the part of a link after `#`, so no server logs the token in it.
    const link = token && `${env.publicUrl}/restore-contacts#${token}`;
    return contactMail(email, user.language, isOwn, link);
  },
});
