import type { ProfileQuery } from '@pehchan/contract/biodata';
import { join, select, type Sql, sql } from '../../../ground/database/select.ts';
import { rememberedCount } from '../../../ground/lists/remembered-count.ts';
import { rememberer } from '../../../ground/lists/remembered.ts';
import { findTallies, versionOf } from '../../../ground/lists/tally.ts';
import { once, type Plan } from './plan.ts';
import { type ProfileScope, tallyScopeOf } from './profile-filters.ts';
import { sortingOf } from './profile-order.ts';

/** If more biodata than this are new, nearly all are, and the usual order shows the newest first anyway. */
const MOST_NEW = 1000;

const remembered = rememberer<number[]>();

/** Put biodata that are new since `newSince` first. A search by text and another order stay as they are. */
export async function newlyShownFirst(
  plans: Plan[],
  scope: ProfileScope,
  query: ProfileQuery,
): Promise<Plan[]> {
  const { column, direction } = sortingOf(query);
  if (!query.newSince || query.search || column !== 'id' || direction !== 'DESC') return plans;
  const version = versionOf(await findTallies(tallyScopeOf(scope)), {});
  const isNew = await firstShownAfter(query.newSince, scope, version);
  if (!isNew) return plans;
  const split = plans.map((plan) => splitBy(isNew, plan, version));
  return [...split.map(([fresh]) => fresh), ...split.map(([, others]) => others)];
}

/** Return the condition for biodata that other families could first see after `since`; undefined for none. */
async function firstShownAfter(
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

function splitBy(isNew: Sql, plan: Plan, version: string): [fresh: Plan, others: Plan] {
  const { where, rows, count: countAll } = plan;
  const fresh = { from: sql('profiles AS item FORCE INDEX (PRIMARY)'), where: [isNew, ...where] };
  const isOld = join(['NOT', isNew]);
  const countFresh = once(() => rememberedCount(fresh, version));
  const countOthers = async () => {
    const [all, few] = await Promise.all([countAll(), countFresh()]);
    return Math.max(0, all - few);
  };
  return [
    { rows: fresh, where: fresh.where, count: countFresh, isExact: true, searchedAt: version },
    {
      ...plan,
      rows: { from: rows.from, where: [...rows.where, isOld] },
      where: [...where, isOld],
      count: once(countOthers),
    },
  ];
}
