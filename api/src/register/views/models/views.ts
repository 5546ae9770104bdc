import { QueryTypes } from 'sequelize';
import { join, select, sql } from '../../../ground/database/select.ts';
import { sequelize } from '../../../ground/database/sequelize.ts';
import { withTries } from '../../../ground/database/transaction.ts';
import { gathering } from '../../../ground/runtime/gathering.ts';
import type { UserRow } from '../../../identity/accounts/index.ts';
import { orUnavailable } from '../or-unavailable.ts';
import { COUNTED_ONCE, type LedgerEntryRow, SAME_LOOK } from './ledger-entry.ts';

type View = { profileId: number; viewer: Pick<UserRow, 'id' | 'fullName' | 'village'> };

/** Record that a family opens a biodata or its large photo. Await the record before sending either. */
export const noteView = (viewer: View['viewer'], profileId: number): Promise<void> =>
  orUnavailable(write({ viewer, profileId }));

const write = gathering<View>(async (views) => {
  const known = new Set((await linesOfNow(views)).map(keyOf));
  const lines = new Map(views.map(({ viewer, profileId }) => lineOf(viewer, profileId)));
  // Write in the order of the keys, so that parallel processes wait instead of deadlocking.
  const missing = [...lines]
    .filter(([key]) => !known.has(key))
    .map(([, line]) => line)
    .sort((one, other) => one.viewerId - other.viewerId || one.profileId - other.profileId);
  if (missing.length > 0) await withTries(() => insert(missing));
});

type Line = Pick<LedgerEntryRow, 'viewerId' | 'profileId' | 'viewerName' | 'viewerVillage'>;

const keyOf = ({ viewerId, profileId, viewerName, viewerVillage }: Line) =>
  [viewerId, profileId, viewerVillage, viewerName].join();

function lineOf({ id, fullName, village }: View['viewer'], profileId: number): [string, Line] {
  const line = { viewerId: id, profileId, viewerName: fullName, viewerVillage: village };
  return [keyOf(line), line];
}

/** Return access log lines that already count these views, so that most reloads write nothing. */
const linesOfNow = (views: View[]): Promise<Line[]> =>
  select(
    join([
      'SELECT viewerId, profileId, viewerName, viewerVillage FROM ledger_entries',
      sql(
        `WHERE (viewerId, profileId) IN (${views.map(() => '(?, ?)').join()})`,
        ...views.flatMap(({ viewer, profileId }) => [viewer.id, profileId]),
      ),
      `AND kind = 'view' AND lastAt > ${SAME_LOOK}`,
    ]),
  );

/** `INSERT IGNORE`: a biodata deleted since its view must not prevent the lines of the other biodata. */
const insert = (lines: Line[]) =>
  sequelize.query(
    `INSERT IGNORE INTO ledger_entries (profileId, viewerId, viewerName, viewerVillage, kind, firstAt, lastAt)
     VALUES ${lines.map(() => "(?, ?, ?, ?, 'view', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))").join()}
     ${COUNTED_ONCE}`,
    {
      replacements: lines.flatMap((line) => [
        line.profileId,
        line.viewerId,
        line.viewerName,
        line.viewerVillage,
      ]),
      type: QueryTypes.INSERT,
    },
  );
