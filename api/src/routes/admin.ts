import type { Standing } from '@pehchan/contract/constants';
import { type Endpoint, endpoints } from '@pehchan/contract/endpoints';
import { auditQuerySchema } from '@pehchan/contract/lists';
import type { MessageKey } from '@pehchan/contract/messages';
import type { AuditReply, CountReply, CountsReply, MessageReply } from '@pehchan/contract/replies';
import { Router } from 'express';
import { purgeMembers } from '../commands/purge-members.ts';
import { reviewUser } from '../commands/review-user.ts';
import { notFound } from '../errors.ts';
import { currentUser } from '../middleware/current-user.ts';
import { may } from '../middleware/guards.ts';
import { say } from '../middleware/language.ts';
import { findAuditEntries } from '../models/audit-entry.ts';
import { countAll } from '../models/counts.ts';
import { User } from '../models/user.ts';
import { countUsersWithoutProfiles } from '../models/without-profiles.ts';
import { parseQuery } from '../parse.ts';
import { presentAuditEntry } from '../presenters/audit.ts';
import { sendUserProfiles, sendUsers } from './list-replies.ts';
import { recordId } from './record-id.ts';

const { getUsers, getPendingUsers, getApprovedUsers, getUserProfiles, getCounts, getAudit } = endpoints;
const {
  approveUser,
  pendUser,
  rejectUser,
  countUsersWithoutProfiles: count,
  deleteUsersWithoutProfiles,
} = endpoints;

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

/** The three moves differ in where to and in the sentence. */
function review(call: Endpoint, standing: Standing, done: MessageKey): void {
  admin.put(call.path, may(call), async (req, res) => {
    await reviewUser(currentUser(res), recordId(req), standing);
    res.json({ message: say(req, res, done) } satisfies MessageReply);
  });
}
review(approveUser, 'approved', 'done.user.approved');
review(pendUser, 'pending', 'done.user.pending');
review(rejectUser, 'rejected', 'done.user.rejected');

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
