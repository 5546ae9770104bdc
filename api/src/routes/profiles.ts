import {
  biodataSchema,
  createBiodataSchema,
  type ProfileReply,
  signupSchema,
} from '@pehchan/contract/biodata';
import type { MessageReply } from '@pehchan/contract/common';
import { endpoints } from '@pehchan/contract/endpoints';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { addBiodata, signUp } from '../commands/create-biodata.ts';
import { deleteBiodata } from '../commands/delete-biodata.ts';
import { updateBiodata } from '../commands/update-biodata.ts';
import { invalidField, notFound, type Sentence, unauthenticated } from '../errors.ts';
import { becomeUser, currentUser, maybeUser, wasSignedIn } from '../middleware/current-user.ts';
import { may } from '../middleware/guards.ts';
import { languageOf, say } from '../middleware/language.ts';
import { photoForm, uploadOf } from '../middleware/photo-upload.ts';
import { limitAccount, limitAddress, limitSaving } from '../middleware/rate-limit.ts';
import { beginSession } from '../middleware/session.ts';
import type { ProfileWithOwner } from '../models/profile.ts';
import { findProfile } from '../models/profile-list.ts';
import { parse } from '../parse.ts';
import { authorize } from '../policies/authorize.ts';
import { profilePolicy } from '../policies/profile.ts';
import { presentProfile } from '../presenters/profile.ts';
import { sendOwnProfiles, sendProfiles } from './list-replies.ts';
import { recordId } from './record-id.ts';

const { getAllProfiles, getRejectedProfiles, getTotalProfiles, getApprovedProfiles } = endpoints;
const { getFemaleProfiles, getMaleProfiles, getOwnProfiles } = endpoints;
const { getProfile, createProfile, updateProfile, deleteProfile } = endpoints;

export const profiles = Router();

profiles.get(getAllProfiles.path, may(getAllProfiles), async (req, res) => {
  await sendProfiles(req, res, { ownerStatus: 'approved' });
});

profiles.get(getApprovedProfiles.path, may(getApprovedProfiles), async (req, res) => {
  await sendProfiles(req, res, { ownerStatus: 'approved' });
});

profiles.get(getRejectedProfiles.path, may(getRejectedProfiles), async (req, res) => {
  await sendProfiles(req, res, { ownerStatus: 'rejected' });
});

profiles.get(getTotalProfiles.path, may(getTotalProfiles), async (req, res) => {
  await sendProfiles(req, res, {});
});

profiles.get(getFemaleProfiles.path, may(getFemaleProfiles), async (req, res) => {
  await sendProfiles(req, res, { gender: 'FEMALE' });
});

profiles.get(getMaleProfiles.path, may(getMaleProfiles), async (req, res) => {
  await sendProfiles(req, res, { gender: 'MALE' });
});

profiles.get(getOwnProfiles.path, may(getOwnProfiles), async (req, res) => {
  await sendOwnProfiles(req, res, currentUser(res).id);
});

profiles.get(getProfile.path, may(getProfile), async (req, res) => {
  const profile = await loadFor(profilePolicy.read, req, res);
  res.json({
    profile: presentProfile(profile),
    message: say(req, res, 'done.biodata.fetched'),
  } satisfies ProfileReply);
});

/**
 * A visitor's form makes an account: only that counts as a registration. Whose session has ended meanwhile is no visitor and
 * is told to sign in, instead of being asked for an account that they have.
 */
const limitCreating: RequestHandler = (req, res, next) => {
  if (maybeUser(res)) return limitSaving(req, res, next);
  if (wasSignedIn(res)) throw unauthenticated();
  return limitAddress('register')(req, res, next);
};

profiles.post(
  createProfile.path,
  may(createProfile),
  limitCreating,
  photoForm('imageFile', async (req, res) => {
    const owner = maybeUser(res);
    const photo = uploadOf(req);
    const problems: Record<string, Sentence> = photo ? {} : { imageFile: { key: 'invalid.photo.required' } };
    if (owner) {
      await addBiodata(owner, parse(createBiodataSchema, req.body, problems), photo ?? noPhoto());
    } else {
      const form = parse(signupSchema, req.body, problems);
      await limitAccount('register', form.phone);
      const user = await signUp(form, photo ?? noPhoto(), languageOf(req, res));
      await beginSession(req, res, user);
      becomeUser(res, user);
    }
    res.status(201).json({ message: say(req, res, 'done.biodata.created') } satisfies MessageReply);
  }),
);

/** Whose biodata it is is settled before five megabytes are read. */
const mayChange: RequestHandler = async (req, res, next) => {
  await loadFor(profilePolicy.change, req, res);
  next();
};

// In `image` comes a file, or the present path as text, which keeps it as leaving the field out does.
profiles.put(
  updateProfile.path,
  may(updateProfile),
  mayChange,
  limitSaving,
  photoForm('image', async (req, res) => {
    const form = parse(biodataSchema, req.body);
    await updateBiodata(currentUser(res), recordId(req), form, uploadOf(req));
    res.json({ message: say(req, res, 'done.biodata.updated') } satisfies MessageReply);
  }),
);

profiles.delete(deleteProfile.path, may(deleteProfile), mayChange, async (req, res) => {
  await deleteBiodata(currentUser(res), recordId(req));
  res.json({ message: say(req, res, 'done.biodata.deleted') } satisfies MessageReply);
});

/** The biodata that the path names, if the rule lets the caller have it. */
async function loadFor(
  rule: (typeof profilePolicy)['read'],
  req: Request,
  res: Response,
): Promise<ProfileWithOwner> {
  const profile = await findProfile(recordId(req));
  if (!profile) throw notFound();
  authorize(rule, currentUser(res), profile);
  return profile;
}

function noPhoto(): never {
  throw invalidField('imageFile', 'invalid.photo.required');
}
