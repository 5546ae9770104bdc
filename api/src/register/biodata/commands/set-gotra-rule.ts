import type { GotraRule } from '@pehchan/contract/biodata';
import { inTransaction } from '../../../ground/database/transaction.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { AuditEntry } from '../../../identity/audit/index.ts';
import { lockProfile } from './lock-profile.ts';

export async function setGotraRule(actor: UserRow, profileId: number, gotraRule: GotraRule): Promise<void> {
  await inTransaction(async (transaction) => {
    const { profile } = await lockProfile(actor, profileId, transaction);
    if (profile.gotraRule === gotraRule) return;
    await profile.update({ gotraRule }, { transaction });
    if (actor.id !== profile.userId) await AuditEntry.record(actor, 'edit-profile', profile, {}, transaction);
  });
}
