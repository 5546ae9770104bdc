import type { AccountStatus } from '@pehchan/contract/accounts';
import type { Listing } from '@pehchan/contract/biodata';
import { QueryTypes, type Transaction } from 'sequelize';
import { select, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';

/**
 * Whose photo it is: a biodata's, or an account's own. `userId` and `status` are the account's either way.
 */
export type PhotoOwner = { userId: number; status: AccountStatus } & (
  | { kind: 'biodata'; profileId: number; listing: Listing }
  | { kind: 'account'; profileId: null; listing: null }
);

/**
 * By the tables' names: the domains that own photos stand on this one, and it knows nothing of their models.
 */
const OWNERS = `
  SELECT 'biodata' AS kind, id AS profileId, userId, ownerStatus AS status, listing FROM profiles WHERE photoKey = :photoKey
  UNION ALL SELECT 'account', NULL, id, status, NULL FROM users WHERE photoKey = :photoKey`;

/** The row that a photo belongs to, if there is one. Every photo asks: without Sequelize if it can be. */
export async function photoOwner(
  photoKey: string,
  transaction?: Transaction,
): Promise<PhotoOwner | undefined> {
  if (!transaction) {
    const [owner] = await select<PhotoOwner>(sql(OWNERS.replaceAll(':photoKey', '?'), photoKey, photoKey));
    return owner;
  }
  const [owner] = await sequelize.query<PhotoOwner>(OWNERS, {
    replacements: { photoKey },
    transaction,
    type: QueryTypes.SELECT,
  });
  return owner;
}

/** Which of these photos belong to a row. */
export async function ownedAmong(photoKeys: string[]): Promise<Set<string>> {
  const rows = await sequelize.query<{ photoKey: string }>(
    `SELECT photoKey FROM profiles WHERE photoKey IN (:photoKeys)
     UNION SELECT photoKey FROM users WHERE photoKey IN (:photoKeys)`,
    { replacements: { photoKeys }, type: QueryTypes.SELECT },
  );
  return new Set(rows.map(({ photoKey }) => photoKey));
}
