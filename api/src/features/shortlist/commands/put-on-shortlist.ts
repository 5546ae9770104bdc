import { MAX_SHORTLIST, type ShortlistForm } from '@pehchan/contract/shortlist';
import type { Transaction } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { authorize } from '../../../ground/http/authorize.ts';
import { conflict, invalidField, notFound } from '../../../ground/runtime/errors.ts';
import { lockAccounts, type UserRow } from '../../../identity/accounts/index.ts';
import { Profile, profilePolicy, ShortlistEntry } from '../../../register/biodata/index.ts';
import { viewerOf } from '../../../register/visibility/index.ts';

/** Save a biodata on the shortlist. Under the account's lock, a parallel call finds the saved entry. */
export async function putOnShortlist(
  actor: UserRow,
  profileId: number,
  { stage, note, forProfile }: ShortlistForm,
): Promise<ShortlistEntry> {
  const viewer = await viewerOf(actor);
  return inTransaction(async (transaction) => {
    await lockAccounts(actor, actor.id, transaction);
    const profile = await Profile.findByPk(profileId, { transaction, lock: transaction.LOCK.SHARE });
    if (!profile) throw notFound();
    authorize(profilePolicy.shortlist, viewer, profile);
    if (forProfile) await refuseOthersChild(actor, forProfile, transaction);
    const entry = await findOrBuild(actor.id, profileId, transaction);
    return entry
      .set({
        stage: stage ?? entry.stage,
        note: note ?? entry.note,
        forProfile: forProfile === undefined ? entry.forProfile : forProfile,
      })
      .save({ transaction });
  });
}

async function findOrBuild(
  userId: number,
  profileId: number,
  transaction: Transaction,
): Promise<ShortlistEntry> {
  const found = await ShortlistEntry.findOne({ where: { userId, profileId }, transaction });
  if (found) return found;
  const max = MAX_SHORTLIST;
  const isFull = (await ShortlistEntry.count({ where: { userId }, transaction })) >= max;
  if (isFull) throw conflict('stage', 'refused.shortlist.full', { max });
  return ShortlistEntry.build({ userId, profileId });
}

async function refuseOthersChild(actor: UserRow, id: number, transaction: Transaction): Promise<void> {
  const isOurs = (await Profile.count({ where: { id, userId: actor.id }, transaction })) === 1;
  if (!isOurs) throw invalidField('forProfile', 'invalid.forProfile');
}
