import type { Request, Response } from 'express';
import { tooManyUploads } from '../../runtime/errors.ts';
import { callerOf } from '../caller.ts';
import { addressOf } from './rate-limit.ts';

/**
 * Places for uploads. Each may hold five megabytes of this process until it ends, and whoever sends it
 * decides when. What anybody can make for themselves, addresses and accounts that nobody has approved,
 * doesn't take the last ones.
 */
const MOST = { visitor: 20, newcomer: 30, member: 40 } as const;
type Rank = keyof typeof MOST;
const RANKS: Rank[] = ['visitor', 'newcomer', 'member'];

const OF_ACCOUNT = 3;
/** Of visitors: where a community meets, several families sign up behind one address. */
const OF_ADDRESS = 4;

type UnderWay = { sender: string; rank: Rank };
const underWay = new Set<UnderWay>();

/**
 * Takes a place for the upload of a form with a photo.
 * @returns what gives it back
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

/**
 * Whose turn a photo takes: an approved account's own. Accounts that nobody has approved yet anybody can make
 * in numbers, so they are served as their address is.
 */
export function senderOf(req: Request, res: Response): string {
  const user = callerOf(res);
  return user?.status === 'approved' ? `account ${user.id}` : `address ${addressOf(req)}`;
}
