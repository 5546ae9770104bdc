import { QueryTypes, type Transaction } from 'sequelize';
import { select, type Sql, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';
import { type Run, runIn } from '../../../ground/database/statements.ts';
import { withTries } from '../../../ground/database/transaction.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { orUnavailable } from '../or-unavailable.ts';
import { type AdministratorKind, COUNTED_ONCE, type LedgerEntry } from './ledger-entry.ts';

type LookingAccount = Pick<UserRow, 'id' | 'fullName' | 'village' | 'phone'>;
type Look = { profileId: number } & ({ kind: 'reveal'; phone: string } | { kind: 'administrator' });

/** One SQL statement, so that parallel looks are counted in one line. */
const NOTE = `
  INSERT INTO ledger_entries
    (profileId, viewerId, viewerName, viewerVillage, viewerPhone, kind, phone, firstAt, lastAt)
  VALUES (:profileId, :viewerId, :viewerName, :viewerVillage, :viewerPhone, :kind, :phone, UTC_TIMESTAMP(3),
    UTC_TIMESTAMP(3))
  ${COUNTED_ONCE}`;

export async function noteLook(
  viewer: LookingAccount,
  { profileId, ...look }: Look,
  transaction?: Transaction,
): Promise<void> {
  const isReveal = look.kind === 'reveal';
  const replacements = {
    profileId,
    kind: look.kind,
    phone: isReveal ? look.phone : null,
    viewerId: viewer.id,
    viewerName: viewer.fullName,
    viewerVillage: viewer.village,
    viewerPhone: isReveal ? viewer.phone : null,
  };
  const write = () => sequelize.query(NOTE, { replacements, type: QueryTypes.INSERT, transaction });
  // A statement in a transaction cannot be repeated alone, so it is tried only once.
  if (transaction) await write();
  else await orUnavailable(withTries(write));
}

export type BiodataSelection = { column: 'id' | 'userId'; ids: readonly number[] };

/** Note looks at other families' biodata. `run` can allow the statement more time than a request has. */
export async function noteLooks(
  viewer: LookingAccount,
  kind: AdministratorKind | 'view',
  { column, ids }: BiodataSelection,
  run: Run = runIn(null),
): Promise<void> {
  if (ids.length === 0) return;
  const statement = `
    INSERT INTO ledger_entries (profileId, viewerId, viewerName, viewerVillage, kind, firstAt, lastAt)
    SELECT profiles.id, ?, ?, ?, ?, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3)
    FROM profiles WHERE profiles.${column} IN (?) AND profiles.userId <> ?
    ${COUNTED_ONCE}`;
  const values = [viewer.id, viewer.fullName, viewer.village, kind, ids, viewer.id];
  await orUnavailable(withTries(() => run(statement, values)));
}

export type WithTaken = { takenPhone: string | null };

/**
 * Join a biodata's current number if it was revealed to the account. A renamed account gets a row for each of
 * its names. A subquery takes twice as long, and so does the index that the database would choose.
 */
export const phoneTakenBy = (viewerId: number): Joined => ({
  columns: 'taken.phone AS takenPhone',
  tables: sql(
    `LEFT JOIN ledger_entries AS taken FORCE INDEX (ledger_entries_said)
       ON taken.viewerId = ? AND taken.profileId = item.id AND taken.kind = 'reveal' AND taken.phone = item.phone`,
    viewerId,
  ),
});

export type Joined = { columns: string; tables: Sql };

export async function phonesShown(viewerId: number, profileId: number): Promise<string[]> {
  const rows = await select<{ phone: string }>(
    sql(
      "SELECT phone FROM ledger_entries WHERE viewerId = ? AND profileId = ? AND kind = 'reveal'",
      viewerId,
      profileId,
    ),
  );
  return rows.map(({ phone }) => phone);
}

type Named = Pick<LedgerEntry, 'viewerName' | 'viewerVillage'>;

/** Return the last look of an account at any of a family's biodata that this family can read. */
export async function lastLookAtAny(viewerId: number, ownerId: number): Promise<Named | undefined> {
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

/** Return the last look of an account at a biodata that its family can read. */
export async function lastLook(viewerId: number, profileId: number): Promise<Named | undefined> {
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
