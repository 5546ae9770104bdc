import type { Standing } from '@pehchan/contract/accounts';
import type { Listing } from '@pehchan/contract/biodata';
import { QueryTypes, type Transaction } from 'sequelize';
import { sequelize } from '../../database/sequelize.ts';

/**
 * Whose photo it is: a biodata's, or an account's own. `userId` and `status` are the account's either way.
 */
export type PhotoOwner = { userId: number; status: Standing } & (
  { kind: 'biodata'; listing: Listing } | { kind: 'account'; listing: null }
);

/**
 * By the tables' names: the domains that own photos stand on this one, and it knows nothing of their models.
 */
const OWNERS = `
  SELECT 'biodata' AS kind, userId, ownerStatus AS status, listing FROM profiles WHERE photoKey = :photoKey
  UNION ALL SELECT 'account', id, status, NULL FROM users WHERE photoKey = :photoKey`;

/** The row that a photo belongs to, if there is one. */
export async function photoOwner(
  photoKey: string,
  transaction?: Transaction,
): Promise<PhotoOwner | undefined> {
  const [owner] = await sequelize.query<PhotoOwner>(OWNERS, {
    replacements: { photoKey },
    transaction,
    type: QueryTypes.SELECT,
  });
  return owner;
}
