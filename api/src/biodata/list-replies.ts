import type { Profile } from '@pehchan/contract/biodata';
import type { ReplyOf } from '@pehchan/contract/calls';
import type { Asked, Streamed } from '../http/on.ts';
import { sendList } from '../http/send-list.ts';
import type { Paging } from '../http/whole-list.ts';
import { eachProfile, findProfiles } from './models/profile-list.ts';
import type { ProfileScope } from './models/profile-plan.ts';
import { presentProfile } from './presenter.ts';

type List = Pick<Asked<'getAllProfiles'>, 'res' | 'query'>;

/** Answers a list of biodata. @param reply its shape, the rows first */
export function sendListed<A extends object>(
  asked: List,
  scope: ProfileScope,
  reply: (profiles: Profile[], paging: Paging) => A,
): Promise<A | Streamed> {
  const { query } = asked;
  const list = { page: () => findProfiles(scope, query), whole: () => eachProfile(scope, query) };
  return sendList(asked, list, presentProfile, reply);
}

export const sendProfiles = (asked: List, scope: ProfileScope) =>
  sendListed(asked, scope, (profiles, paging): ReplyOf<'getAllProfiles'> => ({ profiles, ...paging }));
