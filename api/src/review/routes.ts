import { type Standing, STANDINGS } from '@pehchan/contract/accounts';
import type { MessageKey } from '@pehchan/contract/messages';
import { Router } from 'express';
import { on } from '../http/on.ts';
import { purgeMembers } from './commands/purge-members.ts';
import { reviewUser } from './commands/review-user.ts';
import { reviewUsers } from './commands/review-users.ts';
import { sendUsers } from './list-replies.ts';
import { countUsersWithoutProfiles } from './models/without-profiles.ts';

export const review = Router();

on(review, 'getUsers', (asked) => sendUsers(asked, {}));
on(review, 'getPendingUsers', (asked) => sendUsers(asked, { status: 'pending' }));
on(review, 'getApprovedUsers', (asked) => sendUsers(asked, { status: 'approved' }));

/** The three moves differ in where to and in the sentence. */
const moves = { approved: 'approveUser', pending: 'pendUser', rejected: 'rejectUser' } as const;
const moved: Record<Standing, MessageKey> = {
  approved: 'done.user.approved',
  pending: 'done.user.pending',
  rejected: 'done.user.rejected',
};

for (const standing of STANDINGS) {
  on(review, moves[standing], async ({ body: { from }, id, actor, translate }) => {
    await reviewUser(actor, id, standing, from);
    return { message: translate(moved[standing]) };
  });
}

on(review, 'reviewUsers', async ({ body, actor, translate }) => {
  const reviewed = await reviewUsers(actor, body);
  const results = reviewed.map(({ id, error }) =>
    error
      ? { id, ok: false, message: translate(error.sentence.key, error.sentence.holes), code: error.code }
      : { id, ok: true, message: translate(moved[body.status]) },
  );
  const counts = { done: results.filter(({ ok }) => ok).length, all: results.length };
  return { results, message: translate('done.users.reviewed', counts) };
});

on(review, 'countUsersWithoutProfiles', async () => ({ count: await countUsersWithoutProfiles() }));

on(review, 'deleteUsersWithoutProfiles', async ({ actor }) => ({ count: await purgeMembers(actor) }));
