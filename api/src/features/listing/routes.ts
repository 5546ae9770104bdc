import { type RequestHandler, Router } from 'express';
import { authorize } from '../../ground/http/authorize.ts';
import { limitAddress } from '../../ground/http/middleware/rate-limit.ts';
import { recordId } from '../../ground/http/record-id.ts';
import { notFound } from '../../ground/runtime/errors.ts';
import { on } from '../../identity/access/on.ts';
import { currentUser } from '../../identity/sessions/current-user.ts';
import { findProfile, profilePolicy } from '../../register/biodata/index.ts';
import { noteLooks } from '../../register/views/index.ts';
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
