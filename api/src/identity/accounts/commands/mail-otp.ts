import { number, object, string } from 'yup';
import { findOtp } from '../../../ground/gateways/otp-store.ts';
import { defineMail } from '../../../ground/mail/index.ts';
import { nameInMail, User } from '../models/user.ts';
import { otpMail } from '../otp-mail.ts';

const schema = object({
  userId: number().integer().required(),
  email: string().required(),
  hashed: string().required(),
  otp: string().required(),
});

/** Mail a code for a new password, unless a code was used or the email was replaced before sending. */
export const mailOtp = defineMail({
  name: 'mail-otp',
  isSecret: true,
  schema,
  async compose({ userId, email, hashed, otp }) {
    if ((await findOtp(email, hashed)) === undefined) return undefined;
    const user = await User.findByPk(userId);
    if (!user) return userId === 0 ? { ...otpMail(email, undefined, otp, 'en'), isDecoy: true } : undefined;
    return user.email === email ? otpMail(email, nameInMail(user), otp, user.language) : undefined;
  },
});
