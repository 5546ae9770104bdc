import { photoStore } from '../../../ground/gateways/photo-store/photo-store.ts';
import { MarkCode } from '../../../identity/accounts/index.ts';
import { type Copy, copyOf, keptCopies, MADE_OF, type Viewer } from '../copies.ts';
import { mark, shrinkForScreens } from '../marking.ts';
import { photoOwner } from '../models/photo-owner.ts';
import { PhotoRemoval } from '../models/photo-removal.ts';
import { removePhotos } from './photos.ts';

/** The codes of accounts, kept in memory because they never change. */
const codes = new Map<number, string>();
const MOST_CODES = 20_000;

export async function codeOf({ id }: Pick<Viewer, 'id'>): Promise<string> {
  const known = codes.get(id);
  if (known) return known;
  const code = await MarkCode.of(id);
  if (codes.size >= MOST_CODES) codes.clear();
  codes.set(id, code);
  return code;
}

/** Return the viewer's copy of a photo. The photo's owner and administrators also get a marked copy. */
export async function copyFor(viewer: Viewer, photoKey: string, size: Copy['size']): Promise<Copy> {
  return copyOf(viewer, await codeOf(viewer), photoKey, size);
}

/** Copies that are being made: parallel requests wait for the same one. */
const underWay = new Map<string, Promise<Buffer | undefined>>();

/** Return the bytes of a copy, making it on first use; undefined if the store has no such photo. */
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
  // Remove the new copy if its photo was removed while the copy was made.
  if (!(await photoOwner(photoKey))) await keptCopies.removePhoto(photoKey);
  return bytes;
}

export async function storedFor(photoKey: string, size: Copy['size']): Promise<Buffer | undefined> {
  const source = MADE_OF[size];
  const stored = await photoStore.get(photoKey, source);
  if (stored || source !== 'screen') return stored;
  return makeScreen(photoKey);
}

/** Make the size `screen`, which old photos lack. A planned check removes it if the photo has no owner. */
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
