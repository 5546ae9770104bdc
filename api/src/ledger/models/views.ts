import { QueryTypes } from 'sequelize';
import { sequelize } from '../../database/sequelize.ts';
import { withTries } from '../../database/transaction.ts';
import { gathering } from '../../runtime/gathering.ts';
import { orUnavailable } from '../or-unavailable.ts';
import type { UserRow } from '../../accounts/index.ts';
import { COUNTED_ONCE } from './ledger-entry.ts';

type View = { profileId: number; viewer: Pick<UserRow, 'id' | 'fullName' | 'village'> };

/**
 * Write that a family opens a biodata or is sent its large photo, before either goes out. Resolves when the
 * line is written. Screens say so beforehand; who goes past them has a line too.
 */
export const noteView = (viewer: View['viewer'], profileId: number): Promise<void> =>
  orUnavailable(write({ viewer, profileId }));

/** In the order of their keys: processes that write the same wait for one another instead of colliding. */
const write = gathering<View>((views) => {
  const ordered = views.toSorted((a, b) => a.viewer.id - b.viewer.id || a.profileId - b.profileId);
  return withTries(() => insert(ordered));
});

/** IGNORE: a biodata that was deleted in between has no ledger, and takes no other's line with it. */
const insert = async (views: View[]): Promise<void> => {
  await sequelize.query(
    `INSERT IGNORE INTO ledger_entries (profileId, viewerId, viewerName, viewerVillage, kind, firstAt, lastAt)
     VALUES ${views.map(() => "(?, ?, ?, ?, 'view', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))").join()}
     ${COUNTED_ONCE}`,
    {
      replacements: views.flatMap(({ profileId, viewer: { id, fullName, village } }) => [
        profileId,
        id,
        fullName,
        village,
      ]),
      type: QueryTypes.INSERT,
    },
  );
};
