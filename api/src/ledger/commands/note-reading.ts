import type { UserRow } from '../../accounts/index.ts';
import { AuditEntry } from '../../audit/index.ts';
import { profilePolicy, type ProfileRow } from '../../biodata/index.ts';
import { inTransaction } from '../../database/transaction.ts';
import { noteLook } from '../models/looks.ts';
import { noteVisit } from '../models/visits.ts';
import { orUnavailable } from '../or-unavailable.ts';

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
