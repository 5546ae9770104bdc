import type { Profile } from '@pehchan/contract/biodata';
import type { ReplyOf } from '@pehchan/contract/calls';
import type { Asked, Streamed } from '../http/on.ts';
import { sendList } from '../http/send-list.ts';
import type { Paging } from '../http/whole-list.ts';
import { NOTHING_SEEN, seenBy } from '../ledger/index.ts';
import { eachProfile, findProfiles } from './models/profile-list.ts';
import type { ProfileScope } from './models/profile-plan.ts';
import type { ProfileWithOwner } from './models/profile.ts';
import { presentFound, presentProfile } from './presenter.ts';

type List = Pick<Asked<'getTotalProfiles'>, 'res' | 'query'>;

const rowsOf = (scope: ProfileScope, { query }: List) => ({
  page: () => findProfiles(scope, query),
  whole: () => eachProfile(scope, query),
});

/**
 * Answers a list of biodata, each with all that it has: to their owner or an administrator.
 * @param reply its shape, the rows first
 */
export function sendListed<A extends object>(
  asked: List,
  scope: ProfileScope,
  reply: (profiles: Profile[], paging: Paging) => A,
): Promise<A | Streamed> {
  const present = (profiles: ProfileWithOwner[]) => profiles.map(presentProfile);
  return sendList(asked, rowsOf(scope, asked), present, reply);
}

export const sendProfiles = (asked: List, scope: ProfileScope) =>
  sendListed(asked, scope, (profiles, paging): ReplyOf<'getTotalProfiles'> => ({ profiles, ...paging }));

/** The search: biodata of families that were approved, each with what this account may have of it. */
export function sendFound(asked: List & Pick<Asked<'getAllProfiles'>, 'actor'>) {
  const { actor } = asked;
  const present = async (profiles: ProfileWithOwner[]) => {
    const ids = profiles.map(({ id }) => id);
    const seen = await seenBy(actor.id, ids);
    return profiles.map((profile) => presentFound(profile, actor, seen.get(profile.id) ?? NOTHING_SEEN));
  };
  return sendList(
    asked,
    rowsOf({ ownerStatus: 'approved' }, asked),
    present,
    (profiles, paging): ReplyOf<'getAllProfiles'> => ({ profiles, ...paging }),
  );
}
