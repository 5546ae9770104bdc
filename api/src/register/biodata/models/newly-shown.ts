import { join, select, type Sql, sql } from '../../../ground/database/select.ts';
import { rememberer } from '../../../ground/lists/remembered.ts';
import type { ProfileScope } from './profile-filters.ts';

/** If more biodata than this are new, nearly all are, and the usual order shows the newest first anyway. */
const MOST_NEW = 1000;

const remembered = rememberer<number[]>();

/** Return the condition for biodata that other families could first see after `since`; undefined for none. */
export async function firstShownAfter(
  since: string,
  { ownerStatus, listing }: ProfileScope,
  version: string,
): Promise<Sql | undefined> {
  const time = new Date(since).toISOString().slice(0, -1);
  const shown = join([
    ownerStatus ? sql('AND item.ownerStatus = ?', ownerStatus) : '',
    listing ? sql('AND item.listing = ?', listing) : '',
  ]);
  const statement = join([
    sql('(SELECT item.id FROM profiles AS item WHERE item.createdAt > ?', time),
    shown,
    sql('LIMIT ?) UNION (SELECT item.id FROM users AS owner', MOST_NEW + 1),
    sql('JOIN profiles AS item ON item.userId = owner.id WHERE owner.statusSince > ?', time),
    shown,
    sql('LIMIT ?)', MOST_NEW + 1),
  ]);
  const ids = await remembered(statement, version, async () =>
    (await select<{ id: number }>(statement)).map(({ id }) => id).sort((one, other) => one - other),
  );
  if (ids.length === 0 || ids.length > MOST_NEW) return undefined;
  return sql(`item.id IN (${ids.map(() => '?').join()})`, ...ids);
}
