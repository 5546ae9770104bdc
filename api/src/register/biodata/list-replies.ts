import type { FoundProfile, Profile, ProfileQuery } from '@pehchan/contract/biodata';
import type { ReplyOf } from '@pehchan/contract/calls';
import { sendList } from '../../ground/http/send-list.ts';
import type { Streamed } from '../../ground/http/streaming.ts';
import type { Paging } from '../../ground/http/whole-list.ts';
import { exported } from '../../ground/lists/exported.ts';
import { notFound } from '../../ground/runtime/errors.ts';
import { notePage } from '../../identity/access/note-page.ts';
import type { CallRequest } from '../../identity/access/on.ts';
import { isAdmin, User, type UserRow } from '../../identity/accounts/index.ts';
import { filtersOf } from '../../identity/audit/index.ts';
import { noteMuchReading } from '../../identity/security/index.ts';
import { countAndNotice, countReading, noteExport, noteLooks, type WithTaken } from '../views/index.ts';
import { isShownTo, shownTo, viewerOf, type Visible } from '../visibility/index.ts';
import { candidateFor, clashOf } from './gotra-clash.ts';
import { nearestSteps } from './models/nearest-steps.ts';
import {
  countProfiles,
  eachFound,
  eachProfile,
  findFound,
  findProfileIds,
  findProfiles,
} from './models/profile-list.ts';
import type { ProfileScope } from './models/profile-filters.ts';
import type { FoundWithOwner, ProfileWithOwner } from './models/profile.ts';
import { presentProfile, presentWhole } from './presenter.ts';
import { presentEachTo } from './shown.ts';

type Search = Pick<CallRequest<'getAllProfiles'>, 'req' | 'res' | 'query' | 'actor' | 'translate'>;
type List = Pick<CallRequest<'getTotalProfiles'>, 'req' | 'res' | 'actor'> & {
  query: ProfileQuery & { pageSize: number };
};

export async function* eachExported(
  actor: UserRow,
  scope: ProfileScope,
  query: ProfileQuery,
): AsyncGenerator<ProfileWithOwner[]> {
  const ids = await findProfileIds(scope, query);
  const { ownerStatus: status, listing = query.listing, gender = query.gender } = scope;
  const filters = filtersOf({ ...query, status, listing, gender });
  yield* exported(eachProfile(scope, query), ids, () =>
    noteExport(actor, { list: 'biodata', filters, amount: ids.length, ids }),
  );
}

/**
 * Send a list of whole biodata to their owner or an administrator. Add a line to the access logs of other
 * families: in a list of one family each biodata counts as opened, in any other list as listed.
 */
export async function sendListed<A extends object>(
  asked: List,
  scope: ProfileScope,
  reply: (profiles: Profile[], paging: Paging) => A,
): Promise<A | Streamed> {
  return sendList(asked, listedFor(asked, scope), (profiles) => profiles.map(presentProfile), reply);
}

function listedFor(asked: List, scope: ProfileScope) {
  const { actor, query } = asked;
  const { userId } = scope;
  const isOfSeveral = userId === undefined;
  // Write the lines after reading the rows, so that every biodata that is sent has a line.
  const note = async (rows: ProfileWithOwner[]) => {
    if (userId === actor.id) return;
    if (userId !== undefined) await noteLooks(actor, 'administrator', { column: 'userId', ids: [userId] });
    else await noteLooks(actor, 'listed', { column: 'id', ids: rows.map(({ id }) => id) });
  };
  return {
    page: async () => {
      if (isOfSeveral) await notePage(asked, query.pageSize);
      const page = await findProfiles(scope, query);
      await note(page.rows);
      return page;
    },
    whole: () =>
      isOfSeveral ? eachExported(actor, scope, query) : eachNoted(eachProfile(scope, query), note),
  };
}

async function* eachNoted<T>(batches: AsyncGenerator<T[]>, note: (rows: T[]) => Promise<void>) {
  for await (const rows of batches) {
    await note(rows);
    yield rows;
  }
}

export const sendProfiles = (asked: List, scope: ProfileScope) =>
  sendListed(asked, { ...scope, byPhone: true }, (profiles, paging): ReplyOf<'getTotalProfiles'> => ({
    profiles,
    ...paging,
  }));

export async function sendFound(asked: Search) {
  const { actor, query, translate } = asked;
  const [candidate, viewer] = await Promise.all([candidateFor(actor, query.forProfile), viewerOf(actor)]);
  if (query.forProfile !== undefined && !candidate) throw notFound();
  const others = shownTo(viewer);
  const own = query.without === 'own' ? [actor.id] : [];
  const all: ProfileScope = { ...others, notOf: [...own, ...others.notOf], byFacts: true };
  const condition = candidate?.condition;
  const scope = condition && query.clashes !== 'show' ? { ...all, gotras: condition } : all;
  const left = condition && {
    leftOut: await countProfiles({ ...all, gotras: { ...condition, only: 'hidden' } }, query),
  };
  if (query.only === 'total') {
    const { page = 1, pageSize } = query;
    return { profiles: [], total: await countProfiles(scope, query), page, pageSize, ...left };
  }
  const isWhole = query.page === undefined;
  if (isWhole) await countReading(actor, 'list');
  const reply = (profiles: FoundProfile[], paging: Paging): ReplyOf<'getAllProfiles'> => ({
    profiles,
    ...paging,
    ...left,
  });
  const withClash = (profile: FoundProfile, row: FoundWithOwner): FoundProfile => ({
    ...profile,
    clash: clashOf(candidate, row, translate),
  });
  if (isAdmin(actor)) {
    const present = (profiles: ProfileWithOwner[]) =>
      profiles.map((row) => withClash(presentWhole(row), row));
    return withNearest(await sendList(asked, listedFor(asked, scope), present, reply), scope, query);
  }
  const rows = {
    page: () => findFound(actor.id, scope, query),
    whole: () => eachStillShown(actor, eachFound(actor.id, scope, query)),
  };
  if (isWhole) await noticeWholeList(asked, scope);
  const present = async (found: (FoundWithOwner & WithTaken)[]) => {
    const shown = await presentEachTo(asked, found, isWhole ? 'none' : 'all');
    return shown.map((profile, at) => withClash(profile, found[at] as FoundWithOwner));
  };
  return withNearest(await sendList(asked, rows, present, reply), scope, query);
}

async function withNearest(
  sent: ReplyOf<'getAllProfiles'> | Streamed,
  scope: ProfileScope,
  query: ProfileQuery,
): Promise<ReplyOf<'getAllProfiles'> | Streamed> {
  if (!('total' in sent) || sent.total > 0 || sent.page !== 1) return sent;
  return { ...sent, nearest: await nearestSteps(scope, query) };
}

/** Check each batch again: a family may become hidden while a client slowly reads a whole list. */
export async function* eachStillShown<T extends Visible>({ id }: UserRow, batches: AsyncGenerator<T[]>) {
  for await (const rows of batches) {
    const user = await User.findByPk(id);
    const viewer = user && (await viewerOf(user));
    yield rows.filter((profile) => viewer && isShownTo(viewer, profile));
  }
}

/**
 * Notify administrators of each whole list before its first row, because families' screens request only
 * pages. The rows of the list are then counted, but not refused.
 */
async function noticeWholeList(asked: Search, scope: ProfileScope): Promise<void> {
  const { req, actor, query } = asked;
  await countAndNotice(asked, 'shownCard', [], 'all');
  const amount = await countProfiles(scope, query);
  await noteMuchReading(req, actor.id, [{ kind: 'lists', within: 'day', amount }]);
}
