import { API_VERSION_HEADER } from '@pehchan/contract/common';
import { API_VERSION } from '@pehchan/contract/version';
import type { RequestHandler } from 'express';

/** On every reply: which contract is served, and that no cache between us and the person keeps it. */
export const replyHeaders: RequestHandler = (_req, res, next) => {
  res.set(API_VERSION_HEADER, API_VERSION);
  res.set('Cache-Control', 'no-store');
  next();
};
