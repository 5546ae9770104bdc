import type { StoredSize } from '@pehchan/contract/photo-values';
import type { StartChild } from '../child.ts';
import type { Corners } from '../detect/corners.ts';
import { NAMED } from '../detect/score.ts';
import type { Secret, Suspicion } from './messages.ts';
import { type Allowance, TraceTooHeavy, Tracer } from './tracer.ts';

export type Limits = Allowance & {
  /** Milliseconds after which no more photos are compared in their smallest size: similar ones are tried. */
  comparing: number;
  /** Milliseconds after which no other photo is tried, that is, searched in the picture to read its mark. */
  trying: number;
  /** Photos with at least this share of the highest likeness to the picture are tried. */
  alike: number;
};

const BATCH = 50;
/** At least this many of the likeliest photos are tried, unless one of them fits the picture. */
const TRIED = 5;
/** After a photo fits, only photos with this share of its likeness are tried: it may be uploaded twice. */
const SAME = 0.5;
/** Stored sizes whose copies have a readable mark. The size `table` is too small. */
const READABLE = ['screen', 'card'] as const;

/** The photo of which a photo is an uploaded copy, if known, and the known uploaded copies of the photo. */
export type Relatives = { source: string | undefined; copies: string[] };

export type Question = {
  /** The picture that was found somewhere, as untrusted as any upload. */
  suspect: Buffer;
  corners?: Corners | undefined;
  stored: (photoKey: string, size: StoredSize) => Promise<Buffer | undefined>;
  photoKeys: readonly string[];
  named?: string | undefined;
  /** Return which photos other accounts were served: a photo that no account received cannot leak. */
  servedAmong: (photoKeys: string[]) => Promise<ReadonlySet<string>>;
  /** Return a photo's source and known copies, including photos that are no longer stored. */
  relativesOf: (photoKey: string) => Promise<Relatives>;
  /** The current secret of the marks, and all previous secrets. */
  secrets: readonly Secret[];
  codes: readonly string[];
};

/** A photo that the picture shows, and the suspected accounts: several if they combined their copies. */
export type Shown = {
  photoKey: string;
  /** The stored photo that was compared: a copy or the source if `photoKey` is no longer stored. */
  storedKey: string;
  isMirrored: boolean;
  place: Corners;
  suspicions: Suspicion[];
};

export type Trace = {
  fits: Shown[];
  shown: Shown | undefined;
  /** How many photos were not compared, or similar but not tried, because time ran out. */
  left: number;
};

/**
 * Find the photo that a picture shows, and the account that received this copy, until time runs out.
 * @throws UnreadablePicture if the suspect picture cannot be decoded
 * @throws TraceTooHeavy if the trace exceeds its limits, or is ended, before it found anything
 */
export async function traceCopy(
  start: StartChild,
  question: Question,
  limits: Limits,
  signal?: AbortSignal,
): Promise<Trace> {
  const tracer = new Tracer(start, limits, signal);
  const found: Trace = { fits: [], shown: undefined, left: question.photoKeys.length };
  try {
    await trace(tracer, question, limits, found);
  } catch (error) {
    if (!(error instanceof TraceTooHeavy) || found.fits.length === 0) throw error;
  } finally {
    await tracer.end();
  }
  // A deleted copy is not in `photoKeys` (index -1), so it is listed before the photo it was made of.
  const age = ({ photoKey }: Shown) => question.photoKeys.indexOf(photoKey);
  found.fits.sort((a, b) => age(a) - age(b));
  return found;
}

/** Add each result to `found` immediately, so that it stays known when the process is ended. */
async function trace(tracer: Tracer, question: Question, limits: Limits, found: Trace): Promise<void> {
  const began = performance.now();
  const isBefore = (limit: number) => performance.now() - began < limit;
  const { suspect, corners, photoKeys, named, servedAmong, relativesOf } = question;
  const tried = new Set<string>();
  /**
   * Photos to try although unlike the picture, because their source or a copy of them fits: letters change
   * a copy's likeness. The value is the copy's source, which is compared if the copy is no longer stored.
   */
  const toTry = new Map<string, string | undefined>();
  const tryPhoto = async (photoKey: string) => {
    tried.add(photoKey);
    const shown = await read(tracer, photoKey, toTry.get(photoKey), question);
    if (!shown || shown.suspicions.length === 0) {
      found.shown ??= shown;
      return;
    }
    found.fits.push(shown);
    const { source, copies } = await relativesOf(photoKey);
    if (source) toTry.set(source, undefined);
    for (const copy of copies) toTry.set(copy, shown.storedKey);
  };
  await tracer.ask({ ask: 'suspect', bytes: suspect, corners });
  if (named) await tryPhoto(named);
  const { photos, compared } = await likeliest(tracer, question, () => isBefore(limits.comparing));
  const missing = photoKeys.length - compared;
  const likeness = new Map(photos.map((photo) => [photo.photoKey, photo.likeness]));
  const likenessOf = (photoKey: string) => likeness.get(photoKey) ?? 0;
  let queue = await inOrder(photos, limits.alike, servedAmong);
  for (;;) {
    const certain = found.fits.filter(({ suspicions: [first] }) => first && first.z >= NAMED);
    const least = SAME * Math.max(0, ...certain.map(({ photoKey }) => likenessOf(photoKey)));
    const isWorth = (photoKey: string) => toTry.has(photoKey) || likenessOf(photoKey) >= least;
    queue = [...new Set([...toTry.keys(), ...queue])].filter((key) => !tried.has(key) && isWorth(key));
    found.left = missing + queue.length;
    const [next] = queue;
    if (!next || (tried.size > 0 && !isBefore(limits.trying))) return;
    await tryPhoto(next);
  }
}

type Likely = { photoKey: string; likeness: number };

/** Return the photos to try, first those that other accounts were served: the remaining ones rarely leak. */
async function inOrder(
  photos: readonly Likely[],
  share: number,
  servedAmong: Question['servedAmong'],
): Promise<string[]> {
  const least = share * (photos[0]?.likeness ?? 0);
  const keys = photos
    .filter(({ likeness }, at) => at < TRIED || likeness >= least)
    .map(({ photoKey }) => photoKey);
  const served = await servedAmong(keys);
  return [...keys.filter((key) => served.has(key)), ...keys.filter((key) => !served.has(key))];
}

async function read(
  tracer: Tracer,
  photoKey: string,
  source: string | undefined,
  { secrets, codes, stored }: Question,
): Promise<Shown | undefined> {
  const own = await stored(photoKey, 'view');
  const storedKey = own ? photoKey : source;
  const bytes = own ?? (source && (await stored(source, 'view')));
  if (!storedKey || !bytes) return undefined;
  const pictures = await Promise.all(READABLE.map((size) => stored(storedKey, size)));
  // Photos stored by an earlier version get their screen size with the first copy, so it may be missing.
  const copied = pictures.filter((picture) => picture !== undefined);
  const reply = await tracer.ask({ ask: 'read', photoKey, bytes, copied, secrets, codes });
  if (!('suspicions' in reply)) return undefined;
  const { isMirrored, place, suspicions } = reply;
  return { photoKey, storedKey, isMirrored, place, suspicions };
}

async function likeliest(
  tracer: Tracer,
  { photoKeys, stored }: Question,
  isTime: () => boolean,
): Promise<{ photos: Likely[]; compared: number }> {
  let at = 0;
  for (; at < photoKeys.length && (at === 0 || isTime()); at += BATCH) {
    const photos = await Promise.all(
      photoKeys.slice(at, at + BATCH).map(async (photoKey) => {
        const bytes = await stored(photoKey, 'table');
        return bytes ? [{ photoKey, bytes }] : [];
      }),
    );
    await tracer.ask({ ask: 'sift', photos: photos.flat() });
  }
  const reply = await tracer.ask({ ask: 'likeliest' });
  const photos = 'likeliest' in reply ? reply.likeliest : [];
  return { photos, compared: Math.min(at, photoKeys.length) };
}
