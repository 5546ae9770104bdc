import { select, sql } from '../../../ground/database/select.ts';

/** A photo that another one was found for. `of…` is null if no account has that other photo any longer. */
export type KnownPhoto = {
  photoKey: string;
  /** Whether it is a marked copy. Otherwise it only looks like the other photo. */
  isCopy: boolean;
  ofId: number | null;
  ofName: string | null;
};

/** Return the photos that are copies of a photo or look like one, with the accounts that have that photo. */
export async function knownAmong(photoKeys: readonly string[]): Promise<KnownPhoto[]> {
  if (photoKeys.length === 0) return [];
  const rows = await select<KnownPhoto>(
    sql(
      `SELECT origin.photoKey, origin.code IS NOT NULL AS isCopy, owner.id AS ofId, owner.fullName AS ofName
       FROM photo_origins AS origin
       LEFT JOIN profiles AS source ON source.photoKey = COALESCE(origin.madeOf, origin.alikeTo)
       LEFT JOIN users AS account ON account.photoKey = COALESCE(origin.madeOf, origin.alikeTo)
       LEFT JOIN users AS owner ON owner.id = COALESCE(source.userId, account.id)
       WHERE origin.photoKey IN (${photoKeys.map(() => '?').join()})
         AND (origin.code IS NOT NULL OR origin.alikeTo IS NOT NULL)`,
      ...photoKeys,
    ),
  );
  return rows.map((row) => ({ ...row, isCopy: Boolean(row.isCopy) }));
}
