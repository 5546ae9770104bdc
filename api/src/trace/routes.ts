import type { MessageKey } from '@pehchan/contract/messages';
import { Router } from 'express';
import { presentPhoto } from '../accounts/index.ts';
import { invalidField } from '../http/errors.ts';
import { on } from '../http/on.ts';
import { type Traced, tracePicture } from './commands/trace-picture.ts';

export const trace = Router();

const SENTENCES: Record<Traced['says'], MessageKey> = {
  named: 'done.trace.named',
  combined: 'done.trace.combined',
  probable: 'done.trace.probable',
  wrong: 'done.trace.wrong',
  nothing: 'done.trace.nothing',
  unknown: 'done.trace.unknown',
};

on(trace, 'traceCopy', async ({ actor, body, photo, translate }) => {
  if (!photo) throw invalidField('picture', 'invalid.photo.required');
  const { says, candidates, photoKey, profile, isMirrored, place } = await tracePicture(actor, body, photo);
  return {
    candidates,
    profileId: profile?.id ?? null,
    fullname: profile?.fullName ?? null,
    image: presentPhoto(photoKey),
    isMirrored,
    place: place && [...place],
    message: translate(SENTENCES[says]),
  };
});
