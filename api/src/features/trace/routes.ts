import type { MessageKey } from '@pehchan/contract/messages';
import { Router } from 'express';
import { invalidField } from '../../ground/runtime/errors.ts';
import { on } from '../../identity/access/on.ts';
import { presentPhoto } from '../../identity/accounts/index.ts';
import { type Fit, type Found, tracePicture } from './commands/trace-picture.ts';

export const trace = Router();

const SENTENCES: Record<Fit['outcome'], MessageKey> = {
  named: 'done.trace.named',
  combined: 'done.trace.combined',
  probable: 'done.trace.probable',
  wrong: 'done.trace.wrong',
  nothing: 'done.trace.nothing',
};

on(trace, 'traceCopy', async ({ actor, body, photo, translate }) => {
  if (!photo) throw invalidField('picture', 'invalid.photo.required');
  const { fits, other, left } = await tracePicture(actor, body, photo);
  const present = (fit: Fit) => presentFound(fit, fit.candidates, translate(sentenceOf(fit)));
  const [newest] = fits;
  const unfit = translate(other ? 'done.trace.nothing' : 'done.trace.unknown');
  const first = newest ? present(newest) : presentFound(other, [], unfit);
  const missing = left > 0 ? [translate('done.trace.left', { n: left })] : [];
  return {
    ...first,
    message: [first.message, ...missing].join(' '),
    fits: fits.map((fit) => ({
      ...present(fit),
      uploadedAt: fit.uploadedAt?.toISOString() ?? null,
      copyOf: fit.copyOf ?? null,
      isExplained: fit.isExplained,
      isGone: fit.shown.storedKey !== fit.shown.photoKey,
      wasUploadedAgain: fit.wasUploadedAgain,
    })),
  };
});

const sentenceOf = ({ outcome, candidates }: Fit): MessageKey =>
  outcome === 'named' && candidates.some(({ verdict, isSheet }) => verdict === 'named' && isSheet)
    ? 'done.trace.sheet'
    : SENTENCES[outcome];

const presentFound = (found: Found | undefined, candidates: Fit['candidates'], message: string) => ({
  candidates,
  profileId: found?.profile?.id ?? null,
  fullname: found?.profile?.fullName ?? null,
  image: presentPhoto(found?.shown.storedKey ?? null),
  isMirrored: found?.shown.isMirrored ?? false,
  place: found ? [...found.shown.place] : null,
  message,
});
