import { type RequestHandler, Router } from 'express';
import { findProfile, profilePolicy } from '../biodata/index.ts';
import { authorize } from '../http/authorize.ts';
import { notFound } from '../http/errors.ts';
import { currentUser } from '../http/middleware/current-user.ts';
import { limitAddress } from '../http/middleware/rate-limit.ts';
import { on } from '../http/on.ts';
import { recordId } from '../http/record-id.ts';
import { noteLooks } from '../ledger/index.ts';
import { answerByMail } from './commands/answer-by-mail.ts';
import { setListing } from './commands/set-listing.ts';
import { findToBeCalled } from './models/to-be-called.ts';

export const listing = Router();

const mayChange: RequestHandler = async (req, res, next) => {
  const profile = await findProfile(recordId(req));
  if (!profile) throw notFound();
  authorize(profilePolicy.change, currentUser(res), profile);
  next();
};

on(listing, 'setListing', [mayChange], async ({ actor, id, body, translate }) => {
  const { listing } = body;
  const isSeen = await setListing(actor, id, listing);
  const done = listing === 'open' && !isSeen ? 'openLater' : listing;
  return { listing, message: translate(`done.listing.${done}`) };
});

on(listing, 'answerStillLooking', [limitAddress('reset')], async ({ body, translate }) => {
  await answerByMail(body.token);
  return { message: translate('done.stillLooking') };
});

on(listing, 'getToBeCalled', async ({ actor, query }) => {
  const reply = await findToBeCalled(query);
  await noteLooks(actor, 'listed', { column: 'id', ids: reply.entries.map(({ profileId }) => profileId) });
  return reply;
});
