import type { Request, Response } from 'express';
import { tooManyUploads } from '../../runtime/errors.ts';
import { callerOf } from '../caller.ts';
import { addressOf } from './rate-limit.ts';

/**
 * Upload slots: each upload may hold 5 MB of memory for as long as its sender likes. Anyone can make
 * unapproved accounts, so ten slots are only for approved accounts, and ten more only for accounts.
 */
const MOST = { visitor: 20, newcomer: 30, member: 40 } as const;
type Rank = keyof typeof MOST;
const RANKS: Rank[] = ['visitor', 'newcomer', 'member'];

const OF_ACCOUNT = 3;
/** Upload slots of visitors at one address: at a meeting several families may sign up over one network. */
const OF_ADDRESS = 4;

type RunningUpload = { sender: string; rank: Rank };
const underWay = new Set<RunningUpload>();

/**
 * Take a slot for a form with a photo, and return a function that frees it.
 * @throws 429 if the sender has too many uploads, 503 if the process has no slot for such a sender
 */
export function beginUpload(req: Request, res: Response, field: string): () => void {
  const user = callerOf(res);
  const sender = user ? `account ${user.id}` : `address ${addressOf(req)}`;
  const rank: Rank = !user ? 'visitor' : user.status === 'approved' ? 'member' : 'newcomer';
  const all = [...underWay];
  const own = all.filter((upload) => upload.sender === sender).length;
  if (own >= (user ? OF_ACCOUNT : OF_ADDRESS)) throw tooManyUploads(429, field);
  const before = all.filter((upload) => RANKS.indexOf(upload.rank) <= RANKS.indexOf(rank)).length;
  if (before >= MOST[rank] || all.length >= MOST.member) throw tooManyUploads(503, field);
  const upload = { sender, rank };
  underWay.add(upload);
  return () => {
    underWay.delete(upload);
  };
}

/** Return who sent a photo: an approved account, or the address, as anyone can make unapproved accounts. */
export function senderOf(req: Request, res: Response): string {
  const user = callerOf(res);
  return user?.status === 'approved' ? `account ${user.id}` : `address ${addressOf(req)}`;
}
