import { nameOf } from '@pehchan/contract/biodata';
import { number, object } from 'yup';
import { defineMail, isMailWritten } from '../../../ground/mail/index.ts';
import { env } from '../../../ground/runtime/env.ts';
import { nameInMail, User } from '../../../identity/accounts/index.ts';
import { Profile, StillLooking } from '../../../register/biodata/index.ts';
import { isShown } from '../../../register/visibility/index.ts';
import { answerLink } from '../answer-link.ts';
import { stillLookingMail } from '../still-looking-mail.ts';

type Payload = { profileId: number; askedAt: number };

/** Ask a family by mail whether it still looks, unless it has answered or the biodata isn't listed. */
export const mailStillLooking = defineMail<Payload>({
  name: 'mail-still-looking',
  schema: object({ profileId: number().integer().required(), askedAt: number().integer().required() }),
  async compose({ profileId, askedAt }) {
    const profile = await Profile.findByPk(profileId);
    const question = await StillLooking.findByPk(profileId);
    const user = profile && isShown(profile) ? await User.findByPk(profile.userId) : null;
    if (!profile || !user || question?.askedAt?.getTime() !== askedAt) return undefined;
    const link = answerLink({ profileId, askedAt: question.askedAt });
    const home = `${env.publicUrl}/`;
    const { email: to, language } = user;
    const { fullName: fullname, fullNameHindi: fullnameHindi } = profile;
    const child = nameOf({ fullname, fullnameHindi }, language);
    return stillLookingMail({ to, name: nameInMail(user), child, link, home }, language);
  },
  // Without a mail server, mails are written to a file: then no family has received the question.
  async accepted({ profileId, askedAt }) {
    if (!isMailWritten) await StillLooking.noteReached([profileId], new Date(askedAt));
  },
});
