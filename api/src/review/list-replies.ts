import { sendList } from '../http/send-list.ts';
import type { Asked } from '../http/on.ts';
import { eachUser, findUsers, type UserScope, type UserWithProfiles } from './models/user-list.ts';
import { presentUserWithProfiles } from './presenter.ts';

/** Answers a list of accounts with their biodata. */
export function sendUsers(asked: Pick<Asked<'getUsers'>, 'res' | 'query'>, scope: UserScope) {
  const { query } = asked;
  const list = { page: () => findUsers(scope, query), whole: () => eachUser(scope, query) };
  const present = (users: UserWithProfiles[]) => users.map(presentUserWithProfiles);
  return sendList(asked, list, present, (users, paging) => ({ users, ...paging }));
}
