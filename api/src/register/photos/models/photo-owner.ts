import type { AccountStatus } from '@pehchan/contract/accounts';
import type { Listing } from '@pehchan/contract/biodata';
import { QueryTypes, type Transaction } from 'sequelize';
import { select, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';

/** The biodata or account that has the photo. `userId` and `status` are always the account's. */
export type PhotoOwner = { userId: number; status: AccountStatus } & (
  | { kind: 'biodata'; profileId: number; listing: Listing }
  | { kind: 'account'; profileId: null; listing: null }
);

/** Use table names, because an import of the models would be circular: their domains import this one. */
const OWNERS = `
  SELECT 'biodata' AS kind, id AS profileId, userId, ownerStatus AS status, listing FROM profiles WHERE photoKey = :photoKey
  UNION ALL SELECT 'account', NULL, id, status, NULL FROM users WHERE photoKey = :photoKey`;

/** Find a photo's owner. Outside a transaction, skip Sequelize for speed: each photo request calls this. */
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

export async function ownedAmong(photoKeys: string[]): Promise<Set<string>> {
  const rows = await sequelize.query<{ photoKey: string }>(
    `SELECT photoKey FROM profiles WHERE photoKey IN (:photoKeys)
     UNION SELECT photoKey FROM users WHERE photoKey IN (:photoKeys)`,
    { replacements: { photoKeys }, type: QueryTypes.SELECT },
  );
  return new Set(rows.map(({ photoKey }) => photoKey));
}
