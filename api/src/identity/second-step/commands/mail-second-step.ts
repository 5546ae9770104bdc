import { number, object, string } from 'yup';
import { defineMail } from '../../../ground/mail/index.ts';
import { nameInMail, User } from '../../accounts/index.ts';
import { secondStepMail, STEP_NEWS } from '../second-step-mail.ts';

export const mailSecondStep = defineMail({
  name: 'mail-second-step',
  schema: object({
    userId: number().integer().required(),
    change: string().oneOf(STEP_NEWS).required(),
  }),
  async compose({ userId, change }) {
    const user = await User.findByPk(userId);
    return user ? secondStepMail(user.email, nameInMail(user), user.language, change) : undefined;
  },
});
