import type { AccountStatus } from '@pehchan/contract/accounts';
import type { MessageKey } from '@pehchan/contract/messages';
import type { RejectForm } from '@pehchan/contract/review';
import { Router } from 'express';
import { knownSince } from '../../../ground/http/middleware/known-browser.ts';
import { on } from '../../../identity/access/on.ts';
import { presentSessionUser, Rejection, type Reasons } from '../../../identity/accounts/index.ts';
import { purgeMembers } from '../commands/purge-members.ts';
import { resubmit } from '../commands/resubmit.ts';
import { reviewUser } from '../commands/review-user.ts';
import { reviewUsers } from '../commands/review-users.ts';
import { undoDecision } from '../commands/undo-decision.ts';
import { findReviewHints } from '../review-hints.ts';
import { sendUsers } from '../list-replies.ts';
import { findUsualHours } from '../models/usual-wait.ts';
import { countUsersWithoutProfiles } from '../models/without-profiles.ts';
import { presentOwnStatus } from '../presenter.ts';

export const review = Router();

on(review, 'getUsers', (call) => sendUsers(call, {}));
on(review, 'getPendingUsers', (call) => sendUsers(call, { status: 'pending' }));
on(review, 'getApprovedUsers', (call) => sendUsers(call, { status: 'approved' }));

const moves = { approved: 'approveUser', pending: 'pendUser' } as const;
const moved: Record<AccountStatus, MessageKey> = {
  approved: 'done.user.approved',
  pending: 'done.user.pending',
  rejected: 'done.user.rejected',
};

for (const status of ['approved', 'pending'] as const) {
  on(review, moves[status], async ({ body: { from }, id, actor, translate }) => {
    await reviewUser(actor, id, status, { from });
    return { message: translate(moved[status]) };
  });
}

on(review, 'rejectUser', async ({ body: { from, ...why }, id, actor, translate }) => {
  await reviewUser(actor, id, 'rejected', { from, why: distinct(why) });
  return { message: translate(moved.rejected) };
});

on(review, 'undoDecision', async ({ id, actor, translate }) => {
  await undoDecision(actor, id);
  return { message: translate('done.user.undone') };
});

on(review, 'getReviewHints', ({ id }) => findReviewHints(id));

on(review, 'reviewUsers', async ({ body, actor, translate }) => {
  const reviewed = await reviewUsers(actor, body, body.status === 'rejected' ? distinct(body) : undefined);
  const results = reviewed.map(({ id, error }) =>
    error
      ? { id, ok: false, message: translate(error.sentence.key, error.sentence.holes), code: error.code }
      : { id, ok: true, message: translate(moved[body.status]) },
  );
  const counts = { done: results.filter(({ ok }) => ok).length, all: results.length };
  return { results, message: translate('done.users.reviewed', counts) };
});

on(review, 'getOwnStanding', async ({ actor }) => {
  const [rejection, usualHours] = await Promise.all([Rejection.findByPk(actor.id), findUsualHours()]);
  return presentOwnStatus(actor, rejection, usualHours);
});

on(review, 'resubmit', async ({ req, actor, translate }) => {
  const user = await resubmit(actor);
  return { user: presentSessionUser(user, knownSince(req, user.id)), message: translate('done.resubmitted') };
});

on(review, 'countUsersWithoutProfiles', async () => ({ count: await countUsersWithoutProfiles() }));

on(review, 'deleteUsersWithoutProfiles', async ({ actor }) => ({ count: await purgeMembers(actor) }));

const distinct = ({ reasons = [], note }: Omit<RejectForm, 'from'>): Reasons => ({
  reasons: [...new Set(reasons)],
  note,
});
