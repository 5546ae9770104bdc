import { inTransaction } from '../../../ground/database/transaction.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { profilePolicy, type ProfileRow } from '../../../register/biodata/index.ts';
import { noteLook, noteVisit, orUnavailable } from '../../../register/views/index.ts';

/**
 * Record who reads a biodata's access log, before the reply is sent. Also audit an administrator.
 * @returns the time since which lines are new: null if all are new, undefined for an administrator
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
