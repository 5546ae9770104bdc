import type { Transaction } from 'sequelize';
import { inTransaction } from '../../database/transaction.ts';
import { authorize } from '../../http/authorize.ts';
import { notFound } from '../../http/errors.ts';
import { isAdmin, type UserRow } from '../../accounts/index.ts';
import { Profile, profilePolicy } from '../../biodata/index.ts';
import { viewerOf } from '../../blocks/index.ts';
import { lastPhoneShown, noteLook } from '../models/looks.ts';
import { countReading, uncountReading } from '../reading-limits.ts';

/** `isTold`: the family finds in its ledger who took the number. */
type Revealed = { phone: string; isTold: boolean };

/**
 * The number of a biodata's family, and a line in its ledger: both or neither. The row is held, so that the
 * number is the one that is written down, and no rejection overtakes it.
 */
export async function revealPhone(actor: UserRow, profileId: number): Promise<Revealed> {
  const [viewer, shown] = await Promise.all([viewerOf(actor), lastPhoneShown(actor.id, profileId)]);
  return inTransaction(async (transaction) => {
    const profile = await Profile.findByPk(profileId, { transaction, lock: transaction.LOCK.SHARE });
    if (!profile) throw notFound();
    authorize(profilePolicy.read, viewer, profile);
    const { phone } = profile;
    const isTold = !profilePolicy.readWhole(actor, profile);
    if (isTold) await tell(actor, { profileId, phone, isShown: phone === shown }, transaction);
    else if (isAdmin(actor) && !profilePolicy.isOwn(actor, profile)) {
      await noteLook(actor, { kind: 'administrator', profileId }, transaction);
    }
    return { phone, isTold };
  });
}

/** A number that the account was shown before is no further one. */
async function tell(
  actor: UserRow,
  { profileId, phone, isShown }: { profileId: number; phone: string; isShown: boolean },
  transaction: Transaction,
): Promise<void> {
  if (!isShown) await countReading(actor, 'reveal', profileId);
  try {
    await noteLook(actor, { kind: 'reveal', profileId, phone }, transaction);
  } catch (error) {
    if (!isShown) await uncountReading(actor, 'reveal', profileId);
    throw error;
  }
}
