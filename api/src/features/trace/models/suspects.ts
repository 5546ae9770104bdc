import type { Village } from '@pehchan/contract/common';
import { select, sql } from '../../../ground/database/select.ts';
import { type Origin, sheetCodeOf } from '../../../register/photos/index.ts';

/** Return the codes of all accounts, also of accounts deleted within the last year. */
export async function allCodes(): Promise<string[]> {
  const rows = await select<{ code: string }>(sql('SELECT code FROM mark_codes'));
  return rows.map(({ code }) => code);
}

/** Return the codes in the sheets of all families that made one with their present photo. */
export async function sheetCodes(): Promise<string[]> {
  const rows = await select<{ code: string }>(
    sql(
      `SELECT DISTINCT code FROM mark_codes JOIN profiles USING (userId)
       JOIN photo_servings USING (photoKey, code) WHERE size = 'sheet'`,
    ),
  );
  return rows.map(({ code }) => sheetCodeOf(code));
}

const OWNED = `
  SELECT photoKey, userId, createdAt FROM profiles WHERE photoKey IS NOT NULL
  UNION ALL SELECT photoKey, id, createdAt FROM users WHERE photoKey IS NOT NULL`;

export async function photosOfRegister(): Promise<string[]> {
  const rows = await select<{ photoKey: string }>(
    sql(
      `SELECT photoKey FROM (${OWNED}) AS owned LEFT JOIN photo_origins USING (photoKey)
       ORDER BY COALESCE(uploadedAt, createdAt) DESC`,
    ),
  );
  return rows.map(({ photoKey }) => photoKey);
}

/** Return which photos left their family: in another account's copy, or in the family's own sheet. */
export async function servedToOthers(photoKeys: string[]): Promise<Set<string>> {
  if (photoKeys.length === 0) return new Set();
  const rows = await select<{ photoKey: string }>(
    sql(
      `SELECT photoKey FROM (${OWNED}) AS owned WHERE photoKey IN (${photoKeys.map(() => '?').join()})
         AND EXISTS (SELECT 1 FROM photo_servings JOIN mark_codes USING (code)
           WHERE photo_servings.photoKey = owned.photoKey
             AND (mark_codes.userId <> owned.userId OR photo_servings.size = 'sheet'))`,
      ...photoKeys,
    ),
  );
  return new Set(rows.map(({ photoKey }) => photoKey));
}

/** Return the keys of all photos that were served to any account: only these photos have copies. */
export async function photosServed(): Promise<Set<string>> {
  const rows = await select<{ photoKey: string }>(sql('SELECT DISTINCT photoKey FROM photo_servings'));
  return new Set(rows.map(({ photoKey }) => photoKey));
}

/** Return uploaded copies of these photos that were served to other accounts and are no longer stored. */
export async function copiesGone(photoKeys: readonly string[]): Promise<Origin[]> {
  if (photoKeys.length === 0) return [];
  return select<Origin>(
    sql(
      `SELECT madeOf, code FROM photo_origins AS copy WHERE madeOf IN (${photoKeys.map(() => '?').join()})
         AND photoKey NOT IN (SELECT photoKey FROM (${OWNED}) AS owned)
         AND EXISTS (SELECT 1 FROM photo_servings AS served
           WHERE served.photoKey = copy.photoKey AND served.code <> copy.code)`,
      ...photoKeys,
    ),
  );
}

export async function codesServed(photoKey: string): Promise<Set<string>> {
  const rows = await select<{ code: string; size: string }>(
    sql('SELECT code, size FROM photo_servings WHERE photoKey = ?', photoKey),
  );
  return new Set(rows.map(({ code, size }) => (size === 'sheet' ? sheetCodeOf(code) : code)));
}

/** `userId` is null for a deleted account; its name and village are kept for a year. */
export type Holder = { userId: number | null; name: string; village: Village };
type Row = { code: string; userId: number | null; name: string; village: Village };

export async function holdersOf(codes: readonly string[]): Promise<Map<string, Holder>> {
  if (codes.length === 0) return new Map();
  const rows = await select<Row>(
    sql(
      `SELECT mark_codes.code, users.id AS userId, COALESCE(users.fullName, mark_codes.fullName) AS name,
         COALESCE(users.village, mark_codes.village) AS village
       FROM mark_codes LEFT JOIN users ON users.id = mark_codes.userId
       WHERE mark_codes.code IN (${codes.map(() => '?').join()})`,
      ...codes,
    ),
  );
  return new Map(rows.map(({ code, ...holder }) => [code, holder]));
}
