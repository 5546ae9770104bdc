import type { Gotra } from '@pehchan/contract/biodata';
import { join, select, sql } from '../../../ground/database/select.ts';
import type { Viewer } from '../../../identity/accounts/index.ts';
import { shownTo } from '../../visibility/index.ts';

/** Return the gotras of biodata that are shown to this account, by name. */
export async function gotrasShownTo(viewer: Viewer): Promise<Gotra[]> {
  const { ownerStatus, listing, notOf } = shownTo(viewer);
  const places = notOf.map(() => '?').join();
  return select<Gotra>(
    join([
      'SELECT gotras.id, gotras.name FROM gotras WHERE EXISTS (',
      'SELECT 1 FROM profiles FORCE INDEX (profiles_gotra)',
      sql('WHERE ownerStatus = ? AND listing = ? AND gotraId = gotras.id', ownerStatus, listing),
      notOf.length > 0 ? sql(`AND userId NOT IN (${places})`, ...notOf) : '',
      ') ORDER BY gotras.name, gotras.id',
    ]),
  );
}
