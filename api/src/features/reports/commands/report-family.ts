import { MAX_OPEN_REPORTS, type ReportForm } from '@pehchan/contract/reports';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { authorize } from '../../../ground/http/authorize.ts';
import { conflict, notFound } from '../../../ground/runtime/errors.ts';
import { lockAccounts, type UserRow } from '../../../identity/accounts/index.ts';
import { Profile, profilePolicy } from '../../../register/biodata/index.ts';
import { lastLook } from '../../../register/views/index.ts';
import { Report } from '../models/report.ts';

/** Report a viewer from the access log. Under the account's lock, identical reports are saved only once. */
export async function reportFamily(
  actor: UserRow,
  { userId: aboutId, profileId, text }: ReportForm,
): Promise<void> {
  const look = await lastLook(aboutId, profileId);
  await inTransaction(async (transaction) => {
    await lockAccounts(actor, actor.id, transaction);
    const profile = await Profile.findByPk(profileId, { transaction, lock: transaction.LOCK.SHARE });
    if (!profile) throw notFound();
    authorize(profilePolicy.isOwn, actor, profile);
    if (!look) throw notFound();
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
        aboutId,
        aboutName: look.viewerName,
        aboutVillage: look.viewerVillage,
        text,
      },
      { transaction },
    );
  });
}
