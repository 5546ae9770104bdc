import { type Standing, STANDINGS } from '@pehchan/contract/accounts';
import type { CountReply, MessageReply } from '@pehchan/contract/common';
import { endpoints } from '@pehchan/contract/endpoints';
import type { MessageKey } from '@pehchan/contract/messages';
import type { CountsReply, StatisticsReply } from '@pehchan/contract/overview';
import {
  auditQuerySchema,
  type AuditReply,
  moveSchema,
  type ReviewReply,
  reviewSchema,
} from '@pehchan/contract/review';
import type { SystemReply } from '@pehchan/contract/site';
import { Router } from 'express';
import { purgeMembers } from '../commands/purge-members.ts';
import { describeSystem } from '../commands/describe-system.ts';
import { reviewUser } from '../commands/review-user.ts';
import { reviewUsers as reviewAll } from '../commands/review-users.ts';
import { notFound } from '../errors.ts';
import { currentUser } from '../middleware/current-user.ts';
import { may } from '../middleware/guards.ts';
import { say, saySentence } from '../middleware/language.ts';
import { findAuditEntries } from '../models/audit-entry.ts';
import { countAll } from '../models/counts.ts';
import { findStatistics } from '../models/statistics.ts';
import { User } from '../models/user.ts';
import { countUsersWithoutProfiles } from '../models/without-profiles.ts';
import { parse, parseQuery } from '../parse.ts';
import { presentAuditEntry } from '../presenters/audit.ts';
import { sendUserProfiles, sendUsers } from './list-replies.ts';
import { recordId } from './record-id.ts';

const { getUsers, getPendingUsers, getApprovedUsers, getUserProfiles } = endpoints;
const { getCounts, getStatistics, getSystem, getAudit } = endpoints;
const { approveUser, pendUser, rejectUser, reviewUsers } = endpoints;
const { countUsersWithoutProfiles: count, deleteUsersWithoutProfiles } = endpoints;

export const admin = Router();

admin.get(getUsers.path, may(getUsers), async (req, res) => {
  await sendUsers(req, res, {});
});

admin.get(getPendingUsers.path, may(getPendingUsers), async (req, res) => {
  await sendUsers(req, res, { status: 'pending' });
});

admin.get(getApprovedUsers.path, may(getApprovedUsers), async (req, res) => {
  await sendUsers(req, res, { status: 'approved' });
});

admin.get(getUserProfiles.path, may(getUserProfiles), async (req, res) => {
  const userId = recordId(req);
  if (!(await User.findByPk(userId))) throw notFound();
  await sendUserProfiles(req, res, userId);
});

admin.get(getCounts.path, may(getCounts), async (req, res) => {
  res.json({ ...(await countAll()), message: say(req, res, 'done.counts') } satisfies CountsReply);
});

admin.get(getStatistics.path, may(getStatistics), async (_req, res) => {
  res.json((await findStatistics()) satisfies StatisticsReply);
});

admin.get(getSystem.path, may(getSystem), async (_req, res) => {
  res.json((await describeSystem()) satisfies SystemReply);
});

const moves = { approved: approveUser, pending: pendUser, rejected: rejectUser } as const;
const moved: Record<Standing, MessageKey> = {
  approved: 'done.user.approved',
  pending: 'done.user.pending',
  rejected: 'done.user.rejected',
};

/** The three moves differ in where to and in the sentence. */
for (const standing of STANDINGS) {
  const call = moves[standing];
  admin.put(call.path, may(call), async (req, res) => {
    const { from } = parse(moveSchema, req.body);
    await reviewUser(currentUser(res), recordId(req), standing, from);
    res.json({ message: say(req, res, moved[standing]) } satisfies MessageReply);
  });
}

admin.post(reviewUsers.path, may(reviewUsers), async (req, res) => {
  const form = parse(reviewSchema, req.body);
  const reviewed = await reviewAll(currentUser(res), form);
  const results = reviewed.map(({ id, refusal }) =>
    refusal
      ? { id, ok: false, message: saySentence(req, res, refusal.sentence), code: refusal.code }
      : { id, ok: true, message: say(req, res, moved[form.status]) },
  );
  const counts = { done: results.filter(({ ok }) => ok).length, all: results.length };
  res.json({ results, message: say(req, res, 'done.users.reviewed', counts) } satisfies ReviewReply);
});

admin.get(count.path, may(count), async (_req, res) => {
  res.json({ count: await countUsersWithoutProfiles() } satisfies CountReply);
});

admin.delete(deleteUsersWithoutProfiles.path, may(deleteUsersWithoutProfiles), async (_req, res) => {
  res.json({ count: await purgeMembers(currentUser(res)) } satisfies CountReply);
});

admin.get(getAudit.path, may(getAudit), async (req, res) => {
  const query = parseQuery(auditQuerySchema, req.query);
  const { rows, total } = await findAuditEntries(query);
  const { page = 1, pageSize } = query;
  res.json({ entries: rows.map(presentAuditEntry), total, page, pageSize } satisfies AuditReply);
});
