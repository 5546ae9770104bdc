import { number, object, string } from 'yup';
import { isOtpCurrent } from '../../gateways/otp-store.ts';
import { defineMail } from '../../mail/index.ts';
import { User } from '../models/user.ts';
import { otpMail } from '../otp-mail.ts';

/** `userId` 0: nobody has that email. */
const schema = object({
  userId: number().integer().required(),
  email: string().required(),
  hashed: string().required(),
  otp: string().required(),
});

/**
 * Mails a code for a new password. It lies encrypted in its task, and isn't sent any more once it was
 * replaced by a newer one, or once its account has another email.
 */
export const mailOtp = defineMail({
  name: 'mail-otp',
  isSecret: true,
  schema,
  async compose({ userId, email, hashed, otp }) {
    if (!(await isOtpCurrent(hashed))) return undefined;
    const user = await User.findByPk(userId);
    if (!user) return userId === 0 ? { ...otpMail(email, '', otp, 'en'), isNobodys: true } : undefined;
    return user.email === email ? otpMail(email, user.fullName, otp, user.language) : undefined;
  },
});
