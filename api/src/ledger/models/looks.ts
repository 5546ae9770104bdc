import { QueryTypes, type Transaction } from 'sequelize';
import { select, sql } from '../../database/select.ts';
import { sequelize } from '../../database/sequelize.ts';
import type { UserRow } from '../../accounts/index.ts';
import type { EntryKind, LedgerEntry } from './ledger-entry.ts';
import { isWaiting, writeViews } from './views.ts';

type Looking = Pick<UserRow, 'id' | 'fullName' | 'village'>;
/** What is written at once; a view is not: see `noteView`. */
type Look = { kind: 'reveal' | 'administrator'; profileId: number; phone?: string };

/** One statement, so that two looks at the same moment are two on the one line. */
const NOTE = `
  INSERT INTO ledger_entries
    (profileId, viewerId, viewerName, viewerVillage, kind, phone, firstAt, lastAt, times)
  VALUES (:profileId, :viewerId, :viewerName, :viewerVillage, :kind, :phone, UTC_TIMESTAMP(3),
    UTC_TIMESTAMP(3), 1)
  ON DUPLICATE KEY UPDATE viewerName = VALUES(viewerName), viewerVillage = VALUES(viewerVillage),
    phone = VALUES(phone), lastAt = VALUES(lastAt), times = times + 1`;

/** Writes into a biodata's ledger who looked. */
export async function noteLook(
  viewer: Looking,
  { kind, profileId, phone }: Look,
  transaction?: Transaction,
): Promise<void> {
  await sequelize.query(NOTE, {
    replacements: {
      profileId,
      kind,
      phone: phone ?? null,
      viewerId: viewer.id,
      viewerName: viewer.fullName,
      viewerVillage: viewer.village,
    },
    type: QueryTypes.INSERT,
    transaction,
  });
}

const OPENED: readonly EntryKind[] = ['view', 'unwarned'];

/** What an account has seen of a biodata: whether it was opened, and which number was shown. */
export type Seen = { isViewed: boolean; phone: string | null };

export const NOTHING_SEEN: Seen = { isViewed: false, phone: null };

/** What an account has seen of each of these biodata, by their ids. */
export async function seenBy(viewerId: number, profileIds: readonly number[]): Promise<Map<number, Seen>> {
  const seen = new Map<number, Seen>();
  if (profileIds.length === 0) return seen;
  const places = profileIds.map(() => '?').join();
  const rows = await select<Pick<LedgerEntry, 'profileId' | 'kind' | 'phone'>>(
    sql(
      `SELECT profileId, kind, phone FROM ledger_entries WHERE viewerId = ? AND profileId IN (${places})`,
      viewerId,
      ...profileIds,
    ),
  );
  for (const id of profileIds) {
    if (isWaiting(viewerId, id)) seen.set(id, { ...NOTHING_SEEN, isViewed: true });
  }
  for (const { profileId, kind, phone } of rows) {
    const { isViewed, phone: shown } = seen.get(profileId) ?? NOTHING_SEEN;
    seen.set(profileId, { isViewed: isViewed || OPENED.includes(kind), phone: phone ?? shown });
  }
  return seen;
}

/** Whether an account stands in the ledger of any of a family's biodata, as it is told. */
export async function hasLooked(viewerId: number, ownerId: number): Promise<boolean> {
  await writeViews();
  const rows = await select(
    sql(
      `SELECT item.id FROM profiles JOIN ledger_entries AS item ON item.profileId = profiles.id
       WHERE profiles.userId = ? AND item.viewerId = ? AND item.kind IN ('view', 'reveal') LIMIT 1`,
      ownerId,
      viewerId,
    ),
  );
  return rows.length > 0;
}

/** The last look of an account at a biodata, as its family is told, with how it was called then. */
export async function lastLook(
  viewerId: number,
  profileId: number,
): Promise<Pick<LedgerEntry, 'viewerName' | 'viewerVillage'> | undefined> {
  await writeViews();
  const [look] = await select<Pick<LedgerEntry, 'viewerName' | 'viewerVillage'>>(
    sql(
      `SELECT viewerName, viewerVillage FROM ledger_entries
       WHERE viewerId = ? AND profileId = ? AND kind IN ('view', 'reveal') ORDER BY lastAt DESC LIMIT 1`,
      viewerId,
      profileId,
    ),
  );
  return look;
}
