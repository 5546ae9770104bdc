import { inTransaction } from '../../../ground/database/transaction.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { profilePolicy, type ProfileRow } from '../../../register/biodata/index.ts';
import { noteLook, noteVisit, orUnavailable } from '../../../register/views/index.ts';

/**
 * Somebody reads a biodata's ledger: its family, or an administrator, which is a line in it and in the audit
 * log before anything of it goes out.
 * @returns since when what stands there is new to the family: null, all of it; undefined, it isn't the family
 */
export async function noteReading(
  actor: UserRow,
  profile: Pick<ProfileRow, 'id' | 'userId' | 'fullName'>,
): Promise<Date | null | undefined> {
  if (profilePolicy.isOwn(actor, profile)) return noteVisit(profile.id);
  await orUnavailable(
    inTransaction(async (transaction) => {
      await noteLook(actor, { kind: 'administrator', profileId: profile.id }, transaction);
      await AuditEntry.record(actor, 'read-ledger', profile, {}, transaction);
    }),
  );
  return undefined;
}
