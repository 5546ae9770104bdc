import type { FamilyContact } from '@pehchan/contract/biodata';
import type { NoticedReading } from '@pehchan/contract/security';
import type { Transaction } from 'sequelize';
import { inTransaction } from '../../../ground/database/transaction.ts';
import { authorize } from '../../../ground/http/authorize.ts';
import { notFound } from '../../../ground/runtime/errors.ts';
import { isAdmin, lockAccounts, type UserRow } from '../../../identity/accounts/index.ts';
import { presentContact, Profile, profilePolicy } from '../../../register/biodata/index.ts';
import { countNumber, noteLook, orUnavailable, phonesShown } from '../../../register/views/index.ts';
import { viewerOf } from '../../../register/visibility/index.ts';

/** A revealed number. `isInAccessLog`: the biodata's family sees the reveal in its access log. */
type Revealed = { contact: FamilyContact; isInAccessLog: boolean; noticed: NoticedReading[] };

/** Lock the biodata against edits and rejections, and the account, so that no reveal escapes its limits. */
export async function revealPhone(actor: UserRow, profileId: number): Promise<Revealed> {
  const [viewer, shown] = await Promise.all([viewerOf(actor), phonesShown(actor.id, profileId)]);
  const reveal = async (transaction: Transaction) => {
    await lockAccounts(actor, actor.id, transaction);
    const profile = await Profile.findByPk(profileId, { transaction, lock: transaction.LOCK.SHARE });
    if (!profile) throw notFound();
    authorize(profilePolicy.read, viewer, profile);
    const { phone } = profile;
    const contact = presentContact(profile);
    const isInAccessLog = !profilePolicy.readWhole(actor, profile);
    if (isInAccessLog) {
      const noticed = await addLine(actor, { profileId, phone, isShown: shown.includes(phone) }, transaction);
      return { contact, isInAccessLog, noticed };
    }
    if (isAdmin(actor) && !profilePolicy.isOwn(actor, profile)) {
      await noteLook(actor, { kind: 'administrator', profileId }, transaction);
    }
    return { contact, isInAccessLog, noticed: [] };
  };
  return orUnavailable(inTransaction(reveal));
}

/** Add a reveal to the access log, and count the number for the limits if the account sees it first now. */
async function addLine(
  actor: UserRow,
  { profileId, phone, isShown }: { profileId: number; phone: string; isShown: boolean },
  transaction: Transaction,
): Promise<NoticedReading[]> {
  const noticed = isShown ? [] : await countNumber(actor.id, profileId, transaction);
  await noteLook(actor, { kind: 'reveal', profileId, phone }, transaction);
  return noticed;
}
