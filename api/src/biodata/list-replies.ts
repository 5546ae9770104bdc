import type { FoundProfile, Profile } from '@pehchan/contract/biodata';
import type { ReplyOf } from '@pehchan/contract/calls';
import type { Asked, Streamed } from '../http/on.ts';
import { notePage } from '../http/middleware/note-page.ts';
import { sendList } from '../http/send-list.ts';
import type { Paging } from '../http/whole-list.ts';
import { AuditEntry, filtersOf } from '../audit/index.ts';
import { isAdmin } from '../accounts/index.ts';
import { viewerOf } from '../blocks/index.ts';
import { countAndNotice, countReading, NOTHING_SEEN } from '../ledger/index.ts';
import { noteMuchReading } from '../security/index.ts';
import { countProfiles, eachFound, eachProfile, findFound, findProfiles } from './models/profile-list.ts';
import type { ProfileScope } from './models/profile-plan.ts';
import type { ProfileWithOwner } from './models/profile.ts';
import { presentOpened, presentProfile } from './presenter.ts';
import { presentEachTo } from './shown.ts';
import { shownTo } from './visibility.ts';

type Of<N extends 'getTotalProfiles' | 'getAllProfiles'> = Pick<Asked<N>, 'req' | 'res' | 'query' | 'actor'>;
type List = Of<'getTotalProfiles'>;

const profilesOf = (scope: ProfileScope, { query }: List) => ({
  page: () => findProfiles(scope, query),
  whole: () => eachProfile(scope, query),
});

/**
 * Answers a list of biodata, each with all that it has: to their owner or an administrator.
 * @param reply its shape, the rows first
 */
export async function sendListed<A extends object>(
  asked: List,
  scope: ProfileScope,
  reply: (profiles: Profile[], paging: Paging) => A,
): Promise<A | Streamed> {
  if (scope.userId === undefined) await noteList(asked, scope);
  const present = (profiles: ProfileWithOwner[]) => profiles.map(presentProfile);
  return sendList(asked, profilesOf(scope, asked), present, reply);
}

export const sendProfiles = (asked: List, scope: ProfileScope) =>
  sendListed(asked, { ...scope, byPhone: true }, (profiles, paging): ReplyOf<'getTotalProfiles'> => ({
    profiles,
    ...paging,
  }));

/** The search: what families are shown, administrators too, each with what this account may have of it. */
export async function sendFound(asked: Of<'getAllProfiles'>) {
  const { actor, query } = asked;
  const others = shownTo(await viewerOf(actor));
  const own = query.without === 'own' ? [actor.id] : [];
  const scope: ProfileScope = { ...others, notOf: [...own, ...others.notOf] };
  if (query.only === 'total') {
    const { page = 1, pageSize } = query;
    return { profiles: [], total: await countProfiles(scope, query), page, pageSize };
  }
  const isWhole = query.page === undefined;
  if (isWhole) await countReading(actor, 'list');
  const reply = (profiles: FoundProfile[], paging: Paging): ReplyOf<'getAllProfiles'> => ({
    profiles,
    ...paging,
  });
  if (isAdmin(actor)) {
    await noteList(asked, scope);
    // All of it is theirs to read anyway.
    const present = (profiles: ProfileWithOwner[]) =>
      profiles.map((profile) => presentOpened(profile, actor, NOTHING_SEEN));
    return sendList(asked, profilesOf(scope, asked), present, reply);
  }
  const rows = {
    page: () => findFound(actor.id, scope, query),
    whole: () => eachFound(actor.id, scope, query),
  };
  if (isWhole) await noticeWholeList(asked, scope);
  return sendList(asked, rows, (found) => presentEachTo(asked, found, isWhole ? 'none' : 'all'), reply);
}

/**
 * A family's screens show pages, so administrators are told of each whole list, before its first row. Once it
 * has begun, its rows count and are not refused.
 */
async function noticeWholeList(asked: List, scope: ProfileScope): Promise<void> {
  const { req, actor, query } = asked;
  await countAndNotice(asked, 'shownCard', [], 'all');
  const amount = await countProfiles(scope, query);
  await noteMuchReading(req, actor.id, [{ kind: 'lists', within: 'day', amount }]);
}

/** A whole list is audited as an export before its first row is sent. Pages are counted. */
async function noteList(asked: List, scope: ProfileScope): Promise<void> {
  const { actor, query } = asked;
  if (query.page !== undefined) return notePage(asked, query.pageSize);
  const total = await countProfiles(scope, query);
  const { ownerStatus: status, listing = query.listing, gender = query.gender } = scope;
  const filters = filtersOf({ ...query, status, listing, gender });
  await AuditEntry.recordExport(actor, 'biodata', filters, total);
}
