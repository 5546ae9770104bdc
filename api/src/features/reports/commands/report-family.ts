import { MAX_OPEN_REPORTS, type ReportForm } from '@pehchan/contract/reports';
import type { Transaction } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { conflict, notFound } from '../../../ground/runtime/errors.ts';
import { lockAccounts, User, type UserRow, type Viewer } from '../../../identity/accounts/index.ts';
import { Profile, profilePolicy, type ProfileRow } from '../../../register/biodata/index.ts';
import { lastLook } from '../../../register/views/index.ts';
import { viewerOf } from '../../../register/visibility/index.ts';
import { Report } from '../models/report.ts';

/**
 * Report a viewer of the own biodata, or the family of a biodata that the caller can open.
 * Under the account's lock, identical reports are saved only once.
 */
export async function reportFamily(
  actor: UserRow,
  { userId: aboutId, profileId, text }: ReportForm,
): Promise<void> {
  const viewer = await viewerOf(actor);
  const look = await lastLook(aboutId, profileId);
  await inTransaction(async (transaction) => {
    await lockAccounts(actor, actor.id, transaction);
    const profile = await Profile.findByPk(profileId, { transaction, lock: transaction.LOCK.SHARE });
    if (!profile) throw notFound();
    const isOwn = profilePolicy.isOwn(actor, profile);
    const about = isOwn ? look : await findOwner(viewer, aboutId, profile, transaction);
    if (!about) throw notFound();
    const open = await Report.findAll({
      where: { userId: actor.id, state: 'open' },
      transaction,
      raw: true,
    });
    const isSame = (report: Pick<Report, 'aboutId' | 'profileId' | 'text'>) =>
      report.aboutId === aboutId && report.profileId === profileId && report.text === text;
    if (open.some(isSame)) return;
    const max = MAX_OPEN_REPORTS;
    if (open.length >= max) throw conflict('text', 'refused.reports.full', { max });
    await Report.create(
      {
        userId: actor.id,
        profileId,
        profileName: profile.fullName,
        isTheirs: !isOwn,
        aboutId,
        aboutName: about.viewerName,
        aboutVillage: about.viewerVillage,
        text,
      },
      { transaction },
    );
  });
}

/** Return the family of a biodata that the viewer can open. Any other family must seem not to exist. */
async function findOwner(viewer: Viewer, ownerId: number, profile: ProfileRow, transaction: Transaction) {
  if (profile.userId !== ownerId || !profilePolicy.shortlist(viewer, profile)) return undefined;
  const owner = await User.findByPk(ownerId, { raw: true, transaction });
  return owner && { viewerName: owner.fullName, viewerVillage: owner.village };
}
