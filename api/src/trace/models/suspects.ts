import type { Village } from '@pehchan/contract/common';
import { select, sql } from '../../database/select.ts';

/** Of every account, and of those that were deleted within a year. */
export async function allCodes(): Promise<string[]> {
  const rows = await select<{ code: string }>(sql('SELECT code FROM mark_codes'));
  return rows.map(({ code }) => code);
}

/**
 * The photos of all biodata, the newest first: those that go round are mostly new. Behind them accounts' own,
 * which no screen shows to others.
 */
export async function photosOfRegister(): Promise<string[]> {
  const of = (table: 'profiles' | 'users') =>
    select<{ photoKey: string }>(
      sql(`SELECT photoKey FROM ${table} WHERE photoKey IS NOT NULL ORDER BY id DESC`),
    );
  const [biodata, accounts] = await Promise.all([of('profiles'), of('users')]);
  return [...new Set([...biodata, ...accounts].map(({ photoKey }) => photoKey))];
}

/** Whose accounts were ever served this photo, in whichever size. */
export async function codesServed(photoKey: string): Promise<Set<string>> {
  const rows = await select<{ code: string }>(
    sql('SELECT DISTINCT code FROM photo_servings WHERE photoKey = ?', photoKey),
  );
  return new Set(rows.map(({ code }) => code));
}

/** `userId` is null of an account that is deleted; name and village of it stay for a year. */
type Holder = { userId: number | null; name: string; village: Village };
type Row = { code: string; userId: number | null; name: string; village: Village };

/** Whose codes these are. */
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
