import type { UserQuery } from '@pehchan/contract/review';
import { sendList } from '../../ground/http/send-list.ts';
import { exported } from '../../ground/lists/exported.ts';
import { notePage } from '../../identity/access/note-page.ts';
import type { CallRequest } from '../../identity/access/on.ts';
import type { UserRow } from '../../identity/accounts/index.ts';
import { filtersOf } from '../../identity/audit/index.ts';
import { profileIdsOf } from '../../register/biodata/index.ts';
import { noteExport, noteLooks } from '../../register/views/index.ts';
import {
  eachUser,
  findUserIds,
  findUsers,
  type UserScope,
  type UserWithProfiles,
} from './models/user-list.ts';
import { presentUserWithProfiles } from './presenter.ts';

/** Record the export in the audit log and access logs. Leave out biodata added since the export began. */
export async function* eachUserExported(
  actor: UserRow,
  scope: UserScope,
  query: UserQuery,
): AsyncGenerator<UserWithProfiles[]> {
  const userIds = await findUserIds(scope, query);
  const ids = await profileIdsOf(userIds);
  const filters = filtersOf({ ...query, ...scope });
  const amount = userIds.length;
  const users = exported(eachUser(scope, query), userIds, () =>
    noteExport(actor, { list: 'users', filters, amount, ids }),
  );
  const noted = new Set(ids);
  const notedOf = (profiles: UserWithProfiles['profiles']) => profiles.filter(({ id }) => noted.has(id));
  for await (const rows of users) yield rows.map((row) => ({ ...row, profiles: notedOf(row.profiles) }));
}

export async function sendUsers(
  call: Pick<CallRequest<'getUsers'>, 'req' | 'res' | 'query' | 'actor'>,
  scope: UserScope,
) {
  const { query, actor } = call;
  const list = {
    page: async () => {
      await notePage(call, query.pageSize);
      const page = await findUsers(scope, query);
      await noteLooks(actor, 'listed', { column: 'userId', ids: page.rows.map(({ id }) => id) });
      return page;
    },
    whole: () => eachUserExported(actor, scope, query),
  };
  const present = (users: UserWithProfiles[]) => users.map(presentUserWithProfiles);
  return sendList(call, list, present, (users, paging) => ({ users, ...paging }));
}
