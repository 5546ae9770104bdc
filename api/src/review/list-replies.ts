import { notePage } from '../http/middleware/note-page.ts';
import { sendList } from '../http/send-list.ts';
import type { Asked } from '../http/on.ts';
import { AuditEntry, filtersOf } from '../audit/index.ts';
import {
  countUsers,
  eachUser,
  findUsers,
  type UserScope,
  type UserWithProfiles,
} from './models/user-list.ts';
import { presentUserWithProfiles } from './presenter.ts';

/** Answers a list of accounts with their biodata. */
export async function sendUsers(
  asked: Pick<Asked<'getUsers'>, 'req' | 'res' | 'query' | 'actor'>,
  scope: UserScope,
) {
  const { query, actor } = asked;
  if (query.page === undefined) {
    // A whole list leaves the house as an export does.
    const amount = await countUsers(scope, query);
    await AuditEntry.recordExport(actor, 'users', filtersOf({ ...query, ...scope }), amount);
  } else await notePage(asked, query.pageSize);
  const list = { page: () => findUsers(scope, query), whole: () => eachUser(scope, query) };
  const present = (users: UserWithProfiles[]) => users.map(presentUserWithProfiles);
  return sendList(asked, list, present, (users, paging) => ({ users, ...paging }));
}
