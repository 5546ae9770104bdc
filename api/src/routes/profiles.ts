import { biodataSchema, signupSchema } from '@pehchan/contract/biodata';
import { endpoints } from '@pehchan/contract/endpoints';
import type { MessageReply, ProfileReply } from '@pehchan/contract/replies';
import { type RequestHandler, Router } from 'express';
import { addBiodata, signUp } from '../commands/create-biodata.ts';
import { invalidField, notFound, type Sentence } from '../errors.ts';
import { becomeUser, currentUser, maybeUser } from '../middleware/current-user.ts';
import { may } from '../middleware/guards.ts';
import { languageOf, say } from '../middleware/language.ts';
import { photoForm, uploadOf } from '../middleware/photo-upload.ts';
import { limitAccount, limitAddress } from '../middleware/rate-limit.ts';
import { beginSession } from '../middleware/session.ts';
import { findProfile } from '../models/profile-list.ts';
import { parse } from '../parse.ts';
import { authorize } from '../policies/authorize.ts';
import { profilePolicy } from '../policies/profile.ts';
import { presentProfile } from '../presenters/profile.ts';
import { sendProfiles } from './list-replies.ts';
import { recordId } from './record-id.ts';

const { getAllProfiles, getOwnProfiles, getProfile, createProfile } = endpoints;

export const profiles = Router();

profiles.get(getAllProfiles.path, may(getAllProfiles), async (req, res) => {
  await sendProfiles(req, res, { ownerStatus: 'approved' });
});

profiles.get(getOwnProfiles.path, may(getOwnProfiles), async (req, res) => {
  await sendProfiles(req, res, { userId: currentUser(res).id });
});

profiles.get(getProfile.path, may(getProfile), async (req, res) => {
  const profile = await findProfile(recordId(req));
  if (!profile) throw notFound();
  authorize(profilePolicy.read, currentUser(res), profile);
  res.json({
    profile: presentProfile(profile),
    message: say(req, res, 'done.biodata.fetched'),
  } satisfies ProfileReply);
});

/** A visitor's form makes an account: only that counts as a registration. */
const limitVisitors: RequestHandler = (req, res, next) =>
  maybeUser(res) ? next() : limitAddress('register')(req, res, next);

profiles.post(
  createProfile.path,
  may(createProfile),
  limitVisitors,
  photoForm('imageFile'),
  async (req, res) => {
    const owner = maybeUser(res);
    const photo = uploadOf(req);
    const problems: Record<string, Sentence> = photo ? {} : { imageFile: { key: 'invalid.photo.required' } };
    if (owner) {
      await addBiodata(owner, parse(biodataSchema, req.body, problems), photo ?? noPhoto());
    } else {
      const form = parse(signupSchema, req.body, problems);
      await limitAccount('register', form.phone);
      const user = await signUp(form, photo ?? noPhoto(), languageOf(req, res));
      await beginSession(req, res, user);
      becomeUser(res, user);
    }
    res.status(201).json({ message: say(req, res, 'done.biodata.created') } satisfies MessageReply);
  },
);

function noPhoto(): never {
  throw invalidField('imageFile', 'invalid.photo.required');
}
