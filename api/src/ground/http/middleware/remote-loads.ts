import { readRemoteLoad, REMOTE_LOAD_HEADER } from '@pehchan/release/remote-load';
import type { RequestHandler } from 'express';
import { countRemoteLoad } from '../../runtime/metrics.ts';
import { callerOf } from '../caller.ts';

/**
 * Count the load of a remote that an account's page reports in a header. An invalid header is ignored: no
 * call fails because of a metric. The account is not stored.
 */
export const remoteLoads: RequestHandler = (req, res, next) => {
  const load = callerOf(res) && readRemoteLoad(req.get(REMOTE_LOAD_HEADER) ?? '');
  if (load) countRemoteLoad(load);
  next();
};
