import { biodataEndpoints, createBiodataSchema, signupSchema } from '@pehchan/contract/biodata';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { authorize } from '../../ground/http/authorize.ts';
import { languageOf } from '../../ground/http/middleware/language.ts';
import {
  countTaken,
  limitAddress,
  limitRegistering,
  limitSaving,
} from '../../ground/http/middleware/rate-limit.ts';
import { parse } from '../../ground/http/parse.ts';
import { recordId } from '../../ground/http/record-id.ts';
import { invalidField, notFound, type Sentence, unauthenticated } from '../../ground/runtime/errors.ts';
import { on } from '../../identity/access/on.ts';
import { demandStep } from '../../identity/access/second-step.ts';
import { User } from '../../identity/accounts/index.ts';
import { noteEvent } from '../../identity/security/index.ts';
import { becomeUser, currentUser, maybeUser, wasSignedIn } from '../../identity/sessions/current-user.ts';
import { beginSession } from '../../identity/sessions/session.ts';
import { copiedPhotosOf, PhotoOrigin } from '../photos/index.ts';
import { newInLedger, type WithTaken } from '../views/index.ts';
import { viewerOf } from '../visibility/index.ts';
import { addBiodata, signUp } from './commands/create-biodata.ts';
import { deleteBiodata } from './commands/delete-biodata.ts';
import { setGotraRule } from './commands/set-gotra-rule.ts';
import { updateBiodata } from './commands/update-biodata.ts';
import { viewBiodata } from './commands/view-biodata.ts';
import { candidateFor, clashOf } from './gotra-clash.ts';
import { sendFound, sendListed, sendProfiles } from './list-replies.ts';
import { gotrasShownTo } from './models/gotra-list.ts';
import { findProfileFor } from './models/profile-list.ts';
import type { ProfileWithOwner } from './models/profile.ts';
import { StillLooking } from './models/still-looking.ts';
import { profilePolicy } from './policy.ts';
import { presentCopiedPhoto, presentProfile, presentViewed } from './presenter.ts';

export const biodata = Router();

const PHOTO = biodataEndpoints.createProfile.photo.field;

on(biodata, 'getAllProfiles', (asked) => sendFound(asked));
on(biodata, 'getApprovedProfiles', (asked) => sendProfiles(asked, { ownerStatus: 'approved' }));
on(biodata, 'getRejectedProfiles', (asked) => sendProfiles(asked, { ownerStatus: 'rejected' }));
on(biodata, 'getTotalProfiles', (asked) => sendProfiles(asked, {}));
on(biodata, 'getFemaleProfiles', (asked) => sendProfiles(asked, { gender: 'FEMALE' }));
on(biodata, 'getMaleProfiles', (asked) => sendProfiles(asked, { gender: 'MALE' }));

on(biodata, 'getGotras', async ({ actor }) => ({ gotras: await gotrasShownTo(await viewerOf(actor)) }));

on(biodata, 'getOwnProfiles', async (asked) => {
  const { actor, query, translate } = asked;
  const [stillLooking, unread, copies] = await Promise.all([
    StillLooking.askedOf(actor.id),
    newInLedger(actor.id),
    copiedPhotosOf(actor.id),
  ]);
  // The search calls `getOwnProfiles` too, but only home shows the question whether a family still looks.
  if (query.shownOn === 'home' && stillLooking.length > 0) await StillLooking.noteReached(stillLooking);
  const copiedPhotos = copies
    .filter(({ hasNoOther }) => !hasNoOther)
    .map(({ profileId, holderId }) => ({ profileId, isOwn: holderId === actor.id }));
  return sendListed(asked, { userId: actor.id }, (profiles, paging) => ({
    profiles,
    ...paging,
    stillLooking,
    newInLedger: unread,
    copiedPhotos,
    message: translate(paging.total === 0 ? 'empty.biodata.own.list' : 'done.biodata.ofUser'),
  }));
});

on(biodata, 'getUserProfiles', async (asked) => {
  const userId = asked.id;
  if (!(await User.findByPk(userId))) throw notFound();
  const copiedPhotos = (await copiedPhotosOf(userId)).map(presentCopiedPhoto);
  return sendListed(asked, { userId }, (userProfilesList, paging) => ({
    userProfilesList,
    ...paging,
    copiedPhotos,
    message: asked.translate(paging.total === 0 ? 'empty.biodata.ofUser.list' : 'done.biodata.ofUser'),
  }));
});

on(biodata, 'getProfile', async ({ req, res, actor, query, translate }) => {
  const candidate = await candidateFor(actor, query.forProfile);
  const profile = await loadFor(profilePolicy.read, req, res);
  await viewBiodata({ req, actor }, profile);
  return {
    profile: { ...presentViewed(profile, actor), clash: clashOf(candidate, profile, translate) },
    message: translate('done.biodata.fetched'),
  };
});

/**
 * Count only visitors' forms as registrations. A family that was signed in reads that it must sign in again,
 * and is not asked for an account that it already has.
 */
const limitCreating: RequestHandler = async (req, res, next) => {
  if (maybeUser(res)) {
    // Visitors can call `createProfile` too, so the contract requires no second step: require it here.
    await demandStep(req, res, 'usual');
    return limitSaving(req, res, next);
  }
  if (wasSignedIn(res)) throw unauthenticated();
  return limitAddress('register')(req, res, next);
};

on(biodata, 'createProfile', [limitCreating], async ({ req, res, photo, translate }) => {
  const owner = maybeUser(res);
  const problems: Record<string, Sentence> = photo ? {} : { [PHOTO]: { key: 'invalid.photo.required' } };
  if (owner) {
    // Accept the account's stored name as the father's, because the form was prefilled with it.
    const stored = { father: owner.fullName };
    const form = parse(createBiodataSchema, req.body, problems, 'invalid.body', stored);
    await addBiodata(owner, form, photo ?? noPhoto());
  } else {
    const form = parse(signupSchema, req.body, problems);
    await limitRegistering(form.phone, req);
    const user = await signUp(form, photo ?? noPhoto(), languageOf(req, res), countTaken(req, res));
    await noteEvent(req, user.id, 'sign-in');
    await beginSession(req, res, user);
    becomeUser(res, user);
  }
  return { message: translate('done.biodata.created') };
});

/** Check that the caller can change the biodata before reading an upload of five megabytes. */
const mayChange: RequestHandler = async (req, res, next) => {
  await loadFor(profilePolicy.change, req, res);
  next();
};

// The photo's field has a file, or the current path as text, which keeps the photo.
on(biodata, 'updateProfile', [mayChange, limitSaving], async (asked) => {
  const { req, res, actor, id, translate } = asked;
  const body = asked.bodyOver(presentProfile(await loadFor(profilePolicy.change, req, res)));
  await updateBiodata(actor, id, body, asked.photo);
  return { message: translate('done.biodata.updated') };
});

on(biodata, 'setGotraRule', [mayChange], async ({ actor, id, body, translate }) => {
  await setGotraRule(actor, id, body.gotraRule);
  return { message: translate('done.gotraRule') };
});

on(biodata, 'noOtherPhoto', async ({ req, res, translate }) => {
  const { photoKey } = await loadFor(profilePolicy.isOwn, req, res);
  if (photoKey) await PhotoOrigin.noteNoOther(photoKey);
  return { message: translate('done.noted') };
});

on(biodata, 'deleteProfile', [mayChange], async ({ actor, id, translate }) => {
  await deleteBiodata(actor, id);
  return { message: translate('done.biodata.deleted') };
});

/** Return the biodata named in the path, if the policy's rule allows it to the caller. */
async function loadFor(
  rule: (typeof profilePolicy)['read'],
  req: Request,
  res: Response,
): Promise<ProfileWithOwner & WithTaken> {
  const actor = currentUser(res);
  const profile = await findProfileFor(actor.id, recordId(req));
  if (!profile) throw notFound();
  authorize(rule, await viewerOf(actor), profile);
  return profile;
}

function noPhoto(): never {
  throw invalidField(PHOTO, 'invalid.photo.required');
}
