import type { ChosenListing } from '@pehchan/contract/listing';
import { inTransaction } from '../../../ground/database/transaction.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { lockProfile, StillLooking } from '../../../register/biodata/index.ts';

/**
 * Set the listing, which also answers whether the family still looks. An administrator can answer for it.
 * @returns whether other families see the biodata now; the account must also be approved
 */
export async function setListing(
  actor: UserRow,
  profileId: number,
  listing: ChosenListing,
): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const { profile } = await lockProfile(actor, profileId, transaction);
    const from = profile.listing;
    if (from !== listing) await profile.update({ listing }, { transaction });
    const wasAsked = await StillLooking.noteSign(profile, transaction);
    if (actor.id !== profile.userId && (from !== listing || wasAsked)) {
      await AuditEntry.record(actor, 'listing', profile, { from, to: listing }, transaction);
    }
    return listing === 'open' && profile.ownerStatus === 'approved';
  });
}
