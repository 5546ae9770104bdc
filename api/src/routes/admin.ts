import { endpoints } from '@pehchan/contract/endpoints';
import type { CountsReply, MessageReply } from '@pehchan/contract/replies';
import { Router } from 'express';
import { reviewUser } from '../commands/review-user.ts';
import { currentUser } from '../middleware/current-user.ts';
import { may } from '../middleware/guards.ts';
import { say } from '../middleware/language.ts';
import { countAll } from '../models/counts.ts';
import { sendUsers } from './list-replies.ts';
import { recordId } from './record-id.ts';

const { getPendingUsers, getCounts, approveUser } = endpoints;

export const admin = Router();

admin.get(getPendingUsers.path, may(getPendingUsers), async (req, res) => {
  await sendUsers(req, res, { status: 'pending' });
});

admin.get(getCounts.path, may(getCounts), async (req, res) => {
  res.json({ ...(await countAll()), message: say(req, res, 'done.counts') } satisfies CountsReply);
});

admin.put(approveUser.path, may(approveUser), async (req, res) => {
  await reviewUser(currentUser(res), recordId(req), 'approved');
  res.json({ message: say(req, res, 'done.user.approved') } satisfies MessageReply);
});
