import { API_VERSION_HEADER } from '@pehchan/contract/common';
import { API_VERSION } from '@pehchan/contract/version';
import type { RequestHandler } from 'express';

/** Set the contract's version on every reply, and forbid caches to store it. */
export const replyHeaders: RequestHandler = (_req, res, next) => {
  res.set(API_VERSION_HEADER, API_VERSION);
  res.set('Cache-Control', 'no-store');
  next();
};
