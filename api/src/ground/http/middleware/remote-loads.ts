import { readRemoteLoad, REMOTE_LOAD_HEADER } from '@pehchan/release/remote-load';
import type { RequestHandler } from 'express';
import { countRemoteLoad } from '../../runtime/metrics.ts';
import { callerOf } from '../caller.ts';

/** Count a remote's load that a page reports. Ignore an invalid header: no call fails for a metric. */
export const remoteLoads: RequestHandler = (req, res, next) => {
  const load = callerOf(res) && readRemoteLoad(req.get(REMOTE_LOAD_HEADER) ?? '');
  if (load) countRemoteLoad(load);
  next();
};
