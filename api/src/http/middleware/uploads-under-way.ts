import type { Request, Response } from 'express';
import { tooManyUploads } from '../errors.ts';
import { maybeUser } from './current-user.ts';
import { addressOf } from './rate-limit.ts';

/** Each may hold five megabytes of this process until it ends, and whoever sends it decides when. */
const MOST = 40;
const OF_ACCOUNT = 3;
/** Of visitors: where a community meets, several families sign up behind one address. */
const OF_ADDRESS = 10;

const underWay = new Map<string, number>();

/**
 * Takes a place for the upload of a form with a photo.
 * @returns what gives it back
 */
export function beginUpload(req: Request, res: Response, field: string): () => void {
  const user = maybeUser(res);
  const sender = user ? `account ${user.id}` : `address ${addressOf(req)}`;
  const own = underWay.get(sender) ?? 0;
  if (own >= (user ? OF_ACCOUNT : OF_ADDRESS)) throw tooManyUploads(429, field);
  if ([...underWay.values()].reduce((sum, count) => sum + count, 0) >= MOST) throw tooManyUploads(503, field);
  underWay.set(sender, own + 1);
  return () => {
    const left = (underWay.get(sender) ?? 1) - 1;
    if (left > 0) underWay.set(sender, left);
    else underWay.delete(sender);
  };
}
