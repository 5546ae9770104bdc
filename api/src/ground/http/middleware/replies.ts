import { API_VERSION_HEADER } from '@pehchan/contract/common';
import { API_VERSION } from '@pehchan/contract/version';
import type { RequestHandler } from 'express';

export const replyHeaders: RequestHandler = (_req, res, next) => {
  res.set(API_VERSION_HEADER, API_VERSION);
  res.set('Cache-Control', 'no-store');
  next();
};
