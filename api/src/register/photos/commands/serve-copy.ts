import { photoStore } from '../../../ground/gateways/photo-store/photo-store.ts';
import { MarkCode } from '../../../identity/accounts/index.ts';
import { type Copy, copyOf, keptCopies, MADE_OF, type Viewer } from '../copies.ts';
import { mark, shrinkForScreens } from '../marking.ts';
import { photoOwner } from '../models/photo-owner.ts';
import { PhotoRemoval } from '../models/photo-removal.ts';
import { removePhotos } from './photos.ts';

/** Accounts keep their codes, so one that was read once isn't asked for again. */
const codes = new Map<number, string>();
const MOST_CODES = 20_000;

async function codeOf({ id }: Viewer): Promise<string> {
  const known = codes.get(id);
  if (known) return known;
  const code = await MarkCode.of(id);
  if (codes.size >= MOST_CODES) codes.clear();
  codes.set(id, code);
  return code;
}

/** The copy of a photo that is an account’s own; its owner and administrators have one too. */
export async function copyFor(viewer: Viewer, photoKey: string, size: Copy['size']): Promise<Copy> {
  return copyOf(viewer, await codeOf(viewer), photoKey, size);
}

/** Of each that is being made: whoever asks for it meanwhile waits for the same. */
const underWay = new Map<string, Promise<Buffer | undefined>>();

/**
 * The bytes of a copy, which is made when it is wanted first.
 * @returns undefined when the store doesn't have the photo
 */
export async function bytesOf(copy: Copy): Promise<Buffer | undefined> {
  const kept = await keptCopies.get(copy);
  if (kept) return kept;
  const making = underWay.get(copy.tag) ?? make(copy).finally(() => underWay.delete(copy.tag));
  underWay.set(copy.tag, making);
  return making;
}

async function make(copy: Copy): Promise<Buffer | undefined> {
  const { photoKey, size, holder, secret } = copy;
  const stored = await storedFor(photoKey, size);
  if (!stored) return undefined;
  const bytes = await mark(stored, { secret, photoKey, size, holder });
  await keptCopies.put(copy, bytes);
  // It was discarded while its copy was made, which went after the others.
  if (!(await photoOwner(photoKey))) await keptCopies.removePhoto(photoKey);
  return bytes;
}

/** What copies of a size are made of. */
async function storedFor(photoKey: string, size: Copy['size']): Promise<Buffer | undefined> {
  const wanted = MADE_OF[size];
  const stored = await photoStore.get(photoKey, wanted);
  if (stored || wanted !== 'screen') return stored;
  return makeScreen(photoKey);
}

/**
 * A photo that was stored by the version before gets its screen's size here, once. As with an upload, the key
 * is written down before anything is stored, so that the sweep looks whether the photo still has its row; and
 * so does this, since a removal may just have gone by.
 */
async function makeScreen(photoKey: string): Promise<Buffer | undefined> {
  const view = await photoStore.get(photoKey, 'view');
  if (!view) return undefined;
  const screen = await shrinkForScreens(view);
  await PhotoRemoval.planCheck(photoKey);
  await photoStore.put(photoKey, { screen });
  if (await photoOwner(photoKey)) return screen;
  await PhotoRemoval.plan([photoKey], new Date());
  await removePhotos([photoKey]);
  return undefined;
}
