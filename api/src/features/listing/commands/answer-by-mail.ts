import { inTransaction } from '../../../ground/database/transaction.ts';
import { invalidField } from '../../../ground/runtime/errors.ts';
import { Profile, StillLooking } from '../../../register/biodata/index.ts';
import { readAnswerToken } from '../answer-link.ts';

/** Record that a family is still looking for a match: it opened the mailed link, which works once. */
export async function answerByMail(token: string): Promise<void> {
  const question = readAnswerToken(token);
  if (!question) throw invalidField('token', 'invalid.link');
  const { profileId, askedAt } = question;
  await inTransaction(async (transaction) => {
    const lock = transaction.LOCK.UPDATE;
    const profile = await Profile.findByPk(profileId, { transaction, lock });
    const openQuestion = await StillLooking.findOne({ where: { profileId, askedAt }, transaction, lock });
    if (!profile || !openQuestion) throw invalidField('token', 'invalid.link');
    await StillLooking.noteSign(profile, transaction);
  });
}
