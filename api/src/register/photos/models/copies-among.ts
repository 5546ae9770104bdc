import { select, sql } from '../../../ground/database/select.ts';

/** A photo that is a marked copy. `of…` is null if no account has the source any longer. */
export type Copy = { photoKey: string; ofId: number | null; ofName: string | null };

/** Return the marked copies among these photos, with the accounts that have the sources. */
export async function copiesAmong(photoKeys: readonly string[]): Promise<Copy[]> {
  if (photoKeys.length === 0) return [];
  return select<Copy>(
    sql(
      `SELECT origin.photoKey, owner.id AS ofId, owner.fullName AS ofName
       FROM photo_origins AS origin
       LEFT JOIN profiles AS source ON source.photoKey = origin.madeOf
       LEFT JOIN users AS account ON account.photoKey = origin.madeOf
       LEFT JOIN users AS owner ON owner.id = COALESCE(source.userId, account.id)
       WHERE origin.photoKey IN (${photoKeys.map(() => '?').join()}) AND origin.code IS NOT NULL`,
      ...photoKeys,
    ),
  );
}
