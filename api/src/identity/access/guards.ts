import type { Endpoint } from '@pehchan/contract/common';
import type { RequestHandler } from 'express';
import { forbidden, unauthenticated } from '../../ground/runtime/errors.ts';
import { accessRules, isApproved } from '../accounts/index.ts';
import { maybeUser } from '../sessions/current-user.ts';

/** Refuse callers without the contract's access. `authorize` later checks the single biodata or account. */
export function may({ access }: Endpoint): RequestHandler {
  return (_req, res, next) => {
    if (access === 'anyone') return next();
    const user = maybeUser(res);
    if (!user) throw unauthenticated();
    if (!accessRules[access](user)) {
      throw forbidden(
        access === 'approved' && !isApproved(user) ? 'refused.notApproved' : 'refused.forbidden',
      );
    }
    next();
  };
}
