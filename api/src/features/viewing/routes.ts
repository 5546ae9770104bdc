import { translate } from '@pehchan/contract/messages';
import { PHOTO_PATH, PHOTO_SIZES, type PhotoSize } from '@pehchan/contract/photos';
import { type Request, Router } from 'express';
import { authorize } from '../../ground/http/authorize.ts';
import { refuseHead, refusePrefetch } from '../../ground/http/middleware/refuse-prefetch.ts';
import { languageOfScreen } from '../../ground/http/middleware/language.ts';
import { HttpError, invalidField, notFound } from '../../ground/runtime/errors.ts';
import { on } from '../../identity/access/on.ts';
import { demandStep } from '../../identity/access/second-step.ts';
import { userPolicy, type UserRow } from '../../identity/accounts/index.ts';
import { noteMuchReading, noteRefusal } from '../../identity/security/index.ts';
import { currentUser } from '../../identity/sessions/current-user.ts';
import { profilePolicy } from '../../register/biodata/index.ts';
import { bytesOf, copyFor, noteServing, photoOwner, placeholder } from '../../register/photos/index.ts';
import { countAndNotice, noteOpening } from '../../register/views/index.ts';
import { viewerOf } from '../../register/visibility/index.ts';
import { revealPhone } from './commands/reveal-phone.ts';

export const viewing = Router();

on(viewing, 'revealPhone', async ({ req, actor, id, translate }) => {
  const { contact, isInAccessLog, noticed } = await revealPhone(actor, id);
  await noteMuchReading(req, actor.id, noticed);
  return { ...contact, message: translate(isInAccessLog ? 'done.phone.revealed' : 'done.biodata.fetched') };
});

/** Seconds for which browsers keep small photos. Large photos are not kept, because phones are shared. */
const MAX_AGE = 600;

viewing.get(`${PHOTO_PATH}/:key`, refuseHead, async (req, res) => {
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

  // `Vary: Cookie` keeps the browser from reusing this copy after another account has signed in.
  const isCacheable = size !== 'view';
  const cacheHeaders = { 'Cache-Control': `private, max-age=${MAX_AGE}`, Vary: 'Cookie' };
  const copy = await copyFor(actor, key, size);
  // `If-None-Match: *` names no copy, so it does not prove that this account was served one.
  if (req.headers['if-none-match'] === '*') delete req.headers['if-none-match'];
  // The ETag differs by account: a browser can send one that it got for another account on this phone.
  if (isCacheable) res.set('ETag', `"${key}-${size}-${copy.tag}"`);
  if (isCacheable && req.fresh) {
    await noteServing(copy);
    res.set(cacheHeaders).status(304).end();
    return;
  }
  const refusal = userId === actor.id ? undefined : await refusalOf(req, actor, key, size);
  if (refusal) {
    // A request for an image has no language of its own, so use the language of the screen.
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
    // A large photo counts as an opened biodata: otherwise an account could read photos without a limit.
    ...(isLook && profileId !== null ? [countAndNotice({ req, actor }, 'view', profileId, 'none')] : []),
  ]);
  if (isCacheable) res.set(cacheHeaders);
  res.type('image/webp').send(bytes);
});

/** Return the refusal if a reading limit is full. It is sent as a picture: an `img` element shows no JSON. */
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
