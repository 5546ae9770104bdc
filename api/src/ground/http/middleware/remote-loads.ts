import { readRemoteLoad, REMOTE_LOAD_HEADER } from '@pehchan/release/remote-load';
import type { RequestHandler } from 'express';
import { countRemoteLoad } from '../../runtime/metrics.ts';
import { callerOf } from '../caller.ts';

/**
 * Counts the load of a remote that a page tells of beside what it asks. Remotes are for those who are signed
 * in, so nobody else is listened to; what isn't such a header is passed over, since no call fails over a
 * figure. Who sent it is kept nowhere.
 */
export const remoteLoads: RequestHandler = (req, res, next) => {
  const load = callerOf(res) && readRemoteLoad(req.get(REMOTE_LOAD_HEADER) ?? '');
  if (load) countRemoteLoad(load);
  next();
};
