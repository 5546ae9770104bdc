import { translate } from '@pehchan/contract/messages';
import { PHOTO_PATH, PHOTO_SIZES, type PhotoSize } from '@pehchan/contract/photos';
import { type Request, Router } from 'express';
import { placeholder } from './placeholder.ts';
import { noteServing } from './commands/note-serving.ts';
import { bytesOf, copyFor } from './commands/serve-copy.ts';
import { HttpError, invalidField, notFound } from '../http/errors.ts';
import { refuseHead, refusePrefetch } from '../http/middleware/asked-to-see.ts';
import { currentUser } from '../http/middleware/current-user.ts';
import { demandStep } from '../http/middleware/second-step.ts';
import { languageOfScreen } from '../http/middleware/language.ts';
import { photoOwner } from './models/photo-owner.ts';
import { authorize } from '../http/authorize.ts';
import { profilePolicy } from '../biodata/index.ts';
import { type UserRow, userPolicy } from '../accounts/index.ts';
import { noteRefusal } from '../security/index.ts';
import { viewerOf } from '../blocks/index.ts';
import { countAndNotice, noteOpening } from '../ledger/index.ts';

export const photos = Router();

/**
 * Of the small ones, of which a list has dozens: a key is never given to another photo, but who may see it
 * changes, so a browser asks again after ten minutes. The large one leaves no copy on a phone that many use.
 */
const MAX_AGE = 600;

photos.get(`${PHOTO_PATH}/:key`, refuseHead, async (req, res) => {
  const actor = currentUser(res);
  await demandStep(req, res, 'usual');
  const key = String(req.params['key']);
  const size = sizeOf(req.query['size']);
  if (!/^[0-9a-f]{32}$/.test(key)) throw notFound();
  if (size === 'view') refusePrefetch(req);

  const owner = await photoOwner(key);
  if (!owner) throw notFound();
  const { kind, profileId, userId, status, listing } = owner;
  const viewer = await viewerOf(actor);
  if (kind === 'biodata') authorize(profilePolicy.read, viewer, { userId, ownerStatus: status, listing });
  else authorize(userPolicy.seePhoto, viewer, { id: userId, status });

  // Another person at the same browser has another cookie, and so doesn't get this one's copy.
  const mayBeKept = size !== 'view';
  const kept = { 'Cache-Control': `private, max-age=${MAX_AGE}`, Vary: 'Cookie' };
  const copy = await copyFor(actor, key, size);
  // ‘Whatever you have’ names no copy: nobody is taken for one who was served it before.
  if (req.headers['if-none-match'] === '*') delete req.headers['if-none-match'];
  // The account is in it: a browser may ask about a copy that it was given under another's cookie.
  if (mayBeKept) res.set('ETag', `"${key}-${size}-${copy.tag}"`);
  // Who has the tag has the photo. Of anybody else nothing is promised before it has been read.
  if (mayBeKept && req.fresh) {
    await noteServing(copy);
    res.set(kept).status(304).end();
    return;
  }
  const refusal = userId === actor.id ? undefined : await refusalOf(req, actor, key, size);
  if (refusal) {
    // An image is asked for without the page's language: the screen's has to be looked up.
    const { sentence, retryAfter, status: code } = refusal;
    const words = translate(languageOfScreen(req, res), sentence.key, sentence.holes);
    res.set('Retry-After', String(retryAfter)).removeHeader('ETag');
    res.status(code).type('image/svg+xml').send(placeholder(words));
    return;
  }
  const bytes = await bytesOf(copy);
  if (!bytes) throw notFound();
  const isLook = size === 'view' && userId !== actor.id;
  await Promise.all([
    noteServing(copy),
    ...(isLook ? [noteOpening(actor, profileId === null ? { userId } : { profileId })] : []),
    // A large photo counts like its biodata: an account could read photos alone.
    ...(isLook && profileId !== null ? [countAndNotice({ req, actor }, 'view', profileId, 'none')] : []),
  ]);
  if (mayBeKept) res.set(kept);
  res.type('image/webp').send(bytes);
});

/** An `img` shows no reply: that the account has had enough is told by a picture. */
async function refusalOf(
  req: Request,
  actor: UserRow,
  key: string,
  size: PhotoSize,
): Promise<HttpError | undefined> {
  try {
    await countAndNotice({ req, actor }, size === 'view' ? 'photo' : 'cardPhoto', key);
    return undefined;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) {
      noteRefusal(req, actor.id, 'limit');
      return error;
    }
    throw error;
  }
}

function sizeOf(size: unknown): PhotoSize {
  if (size === undefined) return 'view';
  const known = (Object.keys(PHOTO_SIZES) as PhotoSize[]).find((name) => name === size);
  if (!known) throw invalidField('size', 'invalid.query');
  return known;
}
