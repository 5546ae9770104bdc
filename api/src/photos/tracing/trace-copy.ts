import { constants } from 'node:os';
import { examine } from '../../gateways/pictures/examine.ts';
import { photoStore } from '../../gateways/photo-store/photo-store.ts';
import { env } from '../../runtime/env.ts';
import { MADE_OF } from '../copies.ts';
import type { Corners } from '../marks/detect/corners.ts';
import { NAMED } from '../marks/detect/score.ts';
import type { Secret, Suspicion } from './messages.ts';
import { type Allowance, TraceTooHeavy, Tracer } from './tracer.ts';

/** What a trace may take, and milliseconds after which it ends by itself. */
export type Limits = Allowance & {
  /** No more photos are compared: time is left to try those that are alike. */
  comparing: number;
  /** No other photo is tried. */
  trying: number;
  /** Those are tried that are as alike as this share of the likeliest one. */
  alike: number;
};

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const limitsOf = (time: number, priority: number, alike: number): Limits => ({
  time,
  memory: 300_000_000,
  priority,
  alike,
  comparing: time * 0.7,
  trying: time * 0.8,
});

/** An administrator waits for the answer. With the lowest priority a busy machine would never give one. */
export const LIMITS = limitsOf(env.traceDeadline, PRIORITY_BELOW_NORMAL, 0.5);
/** For a check in the background. */
export const CHECK_LIMITS = limitsOf(15 * 60_000, PRIORITY_LOW, 0.5);

/** Photos that are compared at once. */
const BATCH = 50;
/** So many of the likeliest photos are tried in any case, unless one of them fits. */
const TRIED = 5;
/** Beside a photo that fits, those are tried that are as alike: the same photo uploaded twice. */
const SAME = 0.5;
/** In the size of lists nothing of a mark is left to be read. */
const READABLE = ['view', 'card'] as const;

export type Question = {
  /** The picture that was found somewhere: as hostile as any upload. */
  suspect: Buffer;
  /** Where an administrator set the photo's corners by hand. */
  corners?: Corners | undefined;
  /** All photos that it may show, the newest upload first. */
  photoKeys: readonly string[];
  /** The one of these that an administrator named. It is tried first. */
  named?: string | undefined;
  /** Return which of these photos other accounts were served: no other photo can have leaked. */
  servedAmong: (photoKeys: string[]) => Promise<ReadonlySet<string>>;
  /** Return the photos that are known to have been made of a copy of this one, stored or not. */
  copiesOf: (photoKey: string) => Promise<string[]>;
  /** The secret of the marks, and the previous ones. */
  secrets: readonly Secret[];
  /** Those of every account whose copy it may be. */
  codes: readonly string[];
};

/**
 * A photo that the picture shows, where its corners are, and whose copy it is: the strongest first. Several
 * accounts have combined their copies.
 */
export type Shown = {
  photoKey: string;
  /** The photo that it was compared with: another one if it is no longer stored. */
  storedKey: string;
  isMirrored: boolean;
  place: Corners;
  suspicions: Suspicion[];
};

export type Trace = {
  /** The photos of which it is somebody's copy, the newest upload first. */
  fits: Shown[];
  /** Without these, the likeliest photo that it shows. */
  shown: Shown | undefined;
  /** How many photos there was no time to compare, and to try of those that are alike. */
  left: number;
};

/**
 * Find whose copy of which photo a picture is. If time runs out, the photos named first were compared.
 * @param signal ends it
 * @throws UnusablePicture when it is no picture
 * @throws TraceTooHeavy when it takes more than a trace may, or is ended, before anything was found
 */
export async function traceCopy(question: Question, limits = LIMITS, signal?: AbortSignal): Promise<Trace> {
  examine(question.suspect);
  const tracer = new Tracer(limits, signal);
  const found: Trace = { fits: [], shown: undefined, left: question.photoKeys.length };
  try {
    await trace(tracer, question, limits, found);
  } catch (error) {
    // One photo that is too heavy must not hide what the others have shown.
    if (!(error instanceof TraceTooHeavy) || found.fits.length === 0) throw error;
  } finally {
    await tracer.end();
  }
  // One that is no longer stored was made of one that is, so it comes before it.
  const age = ({ photoKey }: Shown) => question.photoKeys.indexOf(photoKey);
  found.fits.sort((a, b) => age(a) - age(b));
  return found;
}

/** Add to what was found, so that it is known when the process is ended. */
async function trace(tracer: Tracer, question: Question, limits: Limits, found: Trace): Promise<void> {
  const began = performance.now();
  const isBefore = (limit: number) => performance.now() - began < limit;
  const { suspect, corners, photoKeys, named, servedAmong, copiesOf } = question;
  const tried = new Set<string>();
  /**
   * Copies, however alike: letters that were drawn on one, or painted over, change that. Each with the stored
   * photo that it was made of.
   */
  const wanted = new Map<string, string>();
  const tryPhoto = async (photoKey: string) => {
    tried.add(photoKey);
    const shown = await read(tracer, photoKey, wanted.get(photoKey), question);
    if (!shown || shown.suspicions.length === 0) {
      found.shown ??= shown;
      return;
    }
    found.fits.push(shown);
    for (const copy of await copiesOf(photoKey)) wanted.set(copy, shown.storedKey);
  };
  await tracer.ask({ ask: 'suspect', bytes: suspect, corners });
  if (named) await tryPhoto(named);
  const { photos, compared } = await likeliest(tracer, photoKeys, () => isBefore(limits.comparing));
  const missing = photoKeys.length - compared;
  const likeness = new Map(photos.map((photo) => [photo.photoKey, photo.likeness]));
  const likenessOf = (photoKey: string) => likeness.get(photoKey) ?? 0;
  let queue = await inOrder(photos, limits.alike, servedAmong);
  for (;;) {
    const certain = found.fits.filter(({ suspicions: [first] }) => first && first.z >= NAMED);
    const least = SAME * Math.max(0, ...certain.map(({ photoKey }) => likenessOf(photoKey)));
    const isWorth = (photoKey: string) => wanted.has(photoKey) || likenessOf(photoKey) >= least;
    queue = [...new Set([...wanted.keys(), ...queue])].filter((key) => !tried.has(key) && isWorth(key));
    found.left = missing + queue.length;
    const [next] = queue;
    if (!next || (tried.size > 0 && !isBefore(limits.trying))) return;
    await tryPhoto(next);
  }
}

type Likely = { photoKey: string; likeness: number };

/** Those that other accounts were served first: no other photo can have leaked, as far as that is known. */
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

/** @param source the photo that this one was made of, which shows the same if this one is no longer stored */
async function read(
  tracer: Tracer,
  photoKey: string,
  source: string | undefined,
  { secrets, codes }: Question,
): Promise<Shown | undefined> {
  const own = await photoStore.get(photoKey, 'view');
  const storedKey = own ? photoKey : source;
  const bytes = own ?? (source && (await photoStore.get(source, 'view')));
  if (!storedKey || !bytes) return undefined;
  const copied = await copiedOf(storedKey);
  const reply = await tracer.ask({ ask: 'read', photoKey, bytes, copied, secrets, codes });
  if (!('suspicions' in reply)) return undefined;
  const { isMirrored, place, suspicions } = reply;
  return { photoKey, storedKey, isMirrored, place, suspicions };
}

/** One of the version before has no screen's size until somebody wants it: it wasn't served in it either. */
async function copiedOf(photoKey: string): Promise<Buffer[]> {
  const stored = await Promise.all(READABLE.map((size) => photoStore.get(photoKey, MADE_OF[size])));
  return stored.filter((bytes) => bytes !== undefined);
}

/** Compare the photos while there is time, and return the likeliest first. */
async function likeliest(
  tracer: Tracer,
  photoKeys: readonly string[],
  isTime: () => boolean,
): Promise<{ photos: Likely[]; compared: number }> {
  let at = 0;
  for (; at < photoKeys.length && (at === 0 || isTime()); at += BATCH) {
    const photos = await Promise.all(
      photoKeys.slice(at, at + BATCH).map(async (photoKey) => {
        const bytes = await photoStore.get(photoKey, 'table');
        return bytes ? [{ photoKey, bytes }] : [];
      }),
    );
    await tracer.ask({ ask: 'sift', photos: photos.flat() });
  }
  const reply = await tracer.ask({ ask: 'likeliest' });
  const photos = 'likeliest' in reply ? reply.likeliest : [];
  return { photos, compared: Math.min(at, photoKeys.length) };
}
