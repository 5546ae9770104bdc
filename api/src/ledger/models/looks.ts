import { QueryTypes, type Transaction } from 'sequelize';
import { join, select, type Sql, sql } from '../../database/select.ts';
import { sequelize } from '../../database/sequelize.ts';
import type { UserRow } from '../../accounts/index.ts';
import type { EntryKind, LedgerEntry } from './ledger-entry.ts';
import { isWaiting, writeViews } from './views.ts';

type Looking = Pick<UserRow, 'id' | 'fullName' | 'village'>;
/** What is written at once; a view is not: see `noteView`. `isFurther`: the number counts for its account. */
type Look = { kind: 'reveal' | 'administrator'; profileId: number; phone?: string; isFurther?: boolean };

/** One statement, so that two looks at the same moment are two on the one line. */
const NOTE = `
  INSERT INTO ledger_entries
    (profileId, viewerId, viewerName, viewerVillage, kind, phone, firstAt, lastAt, times)
  VALUES (:profileId, :viewerId, :viewerName, :viewerVillage, :kind, :phone, UTC_TIMESTAMP(3),
    UTC_TIMESTAMP(3), 1)
  ON DUPLICATE KEY UPDATE viewerName = VALUES(viewerName), viewerVillage = VALUES(viewerVillage),
    phone = VALUES(phone), lastAt = VALUES(lastAt), times = times + 1,
    countedAt = IF(:isFurther, VALUES(lastAt), countedAt)`;

/** Writes into a biodata's ledger who looked. */
export async function noteLook(
  viewer: Looking,
  { kind, profileId, phone, isFurther = false }: Look,
  transaction?: Transaction,
): Promise<void> {
  await sequelize.query(NOTE, {
    replacements: {
      profileId,
      kind,
      phone: phone ?? null,
      isFurther,
      viewerId: viewer.id,
      viewerName: viewer.fullName,
      viewerVillage: viewer.village,
    },
    type: QueryTypes.INSERT,
    transaction,
  });
}

/** An administrator opens all biodata of a family: one statement, so that each family costs the same. */
export async function noteLookAtAll(viewer: Looking, ownerId: number): Promise<void> {
  await sequelize.query(
    `INSERT INTO ledger_entries (profileId, viewerId, viewerName, viewerVillage, kind, firstAt, lastAt, times)
     SELECT id, :viewerId, :viewerName, :viewerVillage, 'administrator', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), 1
     FROM profiles WHERE userId = :ownerId
     ON DUPLICATE KEY UPDATE viewerName = VALUES(viewerName), viewerVillage = VALUES(viewerVillage),
       lastAt = VALUES(lastAt), times = times + 1`,
    {
      replacements: {
        ownerId,
        viewerId: viewer.id,
        viewerName: viewer.fullName,
        viewerVillage: viewer.village,
      },
      type: QueryTypes.INSERT,
    },
  );
}

const isOpening = (kind: EntryKind | null) => kind === 'view' || kind === 'unwarned';

/** What an account has seen of a biodata: whether it was opened, and which number was shown. */
export type Seen = { isViewed: boolean; phone: string | null };

export const NOTHING_SEEN: Seen = { isViewed: false, phone: null };

/** A row of biodata with the number that an account was shown, in the statement that reads the biodata. */
export type WithPhone = { shownPhone: string | null };
/** The same with one line of what the account has seen of it; a biodata is as many rows as it has lines. */
export type WithLook = { id: number; lookKind: EntryKind | null; lookPhone: string | null };

/** Columns, and the tables that they are of: to be joined where biodata are called `item`. */
export type Joined = { columns: string; tables: Sql };

/** A line of a kind is one at most, so that no biodata becomes two rows. */
export const phoneShownTo = (viewerId: number): Joined => ({
  columns: 'revealLine.phone AS shownPhone',
  tables: sql(
    `LEFT JOIN ledger_entries AS revealLine ON revealLine.viewerId = ?
       AND revealLine.profileId = item.id AND revealLine.kind = 'reveal'`,
    viewerId,
  ),
});

/** All lines by one search of the index: most of those who are found have none. */
export const seenBy = (viewerId: number): Joined => ({
  columns: 'look.kind AS lookKind, look.phone AS lookPhone',
  tables: sql('LEFT JOIN ledger_entries AS look ON look.viewerId = ? AND look.profileId = item.id', viewerId),
});

/** What the account with this id has seen of each biodata of the rows that were read for it. */
export function seenIn(viewerId: number, rows: readonly WithLook[]): (profileId: number) => Seen {
  const looks = Map.groupBy(
    rows.filter(({ lookKind }) => lookKind !== null),
    ({ id }) => id,
  );
  return (profileId) => {
    const of = looks.get(profileId) ?? [];
    return {
      isViewed: of.some(({ lookKind }) => isOpening(lookKind)) || isWaiting(viewerId, profileId),
      phone: of.find(({ lookKind }) => lookKind === 'reveal')?.lookPhone ?? null,
    };
  };
}

/** The number of a biodata's family that an account was shown last. */
export async function lastPhoneShown(viewerId: number, profileId: number): Promise<string | null> {
  const { columns, tables } = phoneShownTo(viewerId);
  const [look] = await select<WithPhone>(
    join([`SELECT ${columns} FROM`, sql('(SELECT ? AS id) AS item', profileId), tables]),
  );
  return look?.shownPhone ?? null;
}

type Named = Pick<LedgerEntry, 'viewerName' | 'viewerVillage'>;

/** Return the last look of an account at any of a family's biodata that this family can read. */
export async function lastLookAtAny(viewerId: number, ownerId: number): Promise<Named | undefined> {
  await writeViews();
  const [look] = await select<Named>(
    sql(
      `SELECT item.viewerName, item.viewerVillage
       FROM profiles JOIN ledger_entries AS item ON item.profileId = profiles.id
       WHERE profiles.userId = ? AND item.viewerId = ? AND item.kind IN ('view', 'reveal')
       ORDER BY item.lastAt DESC LIMIT 1`,
      ownerId,
      viewerId,
    ),
  );
  return look;
}

/** The last look of an account at a biodata, as its family is told, with how it was called then. */
export async function lastLook(viewerId: number, profileId: number): Promise<Named | undefined> {
  await writeViews();
  const [look] = await select<Named>(
    sql(
      `SELECT viewerName, viewerVillage FROM ledger_entries
       WHERE viewerId = ? AND profileId = ? AND kind IN ('view', 'reveal') ORDER BY lastAt DESC LIMIT 1`,
      viewerId,
      profileId,
    ),
  );
  return look;
}
