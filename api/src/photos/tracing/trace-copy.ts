import { examine } from '../../gateways/pictures/examine.ts';
import { photoStore } from '../../gateways/photo-store/photo-store.ts';
import { env } from '../../runtime/env.ts';
import { MADE_OF } from '../copies.ts';
import type { Corners } from '../marks/detect/corners.ts';
import type { Secret, Suspicion } from './messages.ts';
import { type Allowance, TraceTooHeavy, Tracer } from './tracer.ts';

/** What a trace may take, and milliseconds after which it ends by itself. */
export type Limits = Allowance & {
  /** No more photos are compared: there is to be time to try those that are alike. */
  comparing: number;
  /** No other photo is tried. */
  trying: number;
};

/** With the biodata named ten seconds are aimed at; without it nobody waits longer than 25. */
export const LIMITS: Limits = {
  time: env.traceDeadline,
  memory: 300_000_000,
  comparing: env.traceDeadline / 2,
  trying: env.traceDeadline * 0.75,
};
/** Photos that are compared at once, and those that are tried whole. */
const BATCH = 50;
const TRIED = 5;
/** In the size of lists nothing of a mark is left to be read. */
const READABLE = ['view', 'card'] as const;

export type Question = {
  /** The picture that was found somewhere: as hostile as any upload. */
  suspect: Buffer;
  /** Where an administrator set the photo's corners by hand. */
  corners?: Corners | undefined;
  /** The photo that it shows, or all that it may show. */
  photoKeys: readonly string[];
  /** The secret of the marks, and those of before. */
  secrets: readonly Secret[];
  /** Those of every account whose copy it may be. */
  codes: readonly string[];
};

/**
 * The photo that the picture shows, where its corners lie in it, and whose copy it is: several have combined
 * theirs, strongest first.
 */
export type Trace = { photoKey: string; isMirrored: boolean; place: Corners; suspicions: Suspicion[] };

/** Thrown to whoever asks while another trace runs. */
export class TraceBusy extends Error {
  /** Seconds until the other one is done at the latest. */
  readonly seconds: number;

  constructor(seconds: number) {
    super('a trace runs');
    this.seconds = seconds;
  }
}

let busyUntil: number | undefined;

/**
 * Finds out whose copy of which photo a picture is. Among so many photos that not all of them can be compared
 * in time it looks at those that are named first.
 * @returns undefined when it shows none of the photos
 * @throws UnusablePicture when it is no picture
 * @throws TraceTooHeavy when it takes more than a trace may, or of those that could be compared nobody's
 * pattern is in it
 * @throws TraceBusy
 */
export async function traceCopy(question: Question, limits = LIMITS): Promise<Trace | undefined> {
  examine(question.suspect);
  if (busyUntil !== undefined) {
    throw new TraceBusy(Math.max(1, Math.ceil((busyUntil - performance.now()) / 1000)));
  }
  busyUntil = performance.now() + limits.time;
  const tracer = new Tracer(limits);
  try {
    return await trace(tracer, question, limits);
  } finally {
    await tracer.end();
    busyUntil = undefined;
  }
}

async function trace(
  tracer: Tracer,
  question: Question,
  { comparing, trying }: Limits,
): Promise<Trace | undefined> {
  const began = performance.now();
  const isBefore = (limit: number) => performance.now() - began < limit;
  const { suspect, corners, photoKeys, secrets, codes } = question;
  await tracer.ask({ ask: 'suspect', bytes: suspect, corners });
  const found =
    photoKeys.length > TRIED
      ? await likeliest(tracer, photoKeys, () => isBefore(comparing))
      : { photoKeys, areAll: true };
  let isWhole = found.areAll;
  let shown: Trace | undefined;
  for (const [at, photoKey] of found.photoKeys.entries()) {
    if (at > 0 && !isBefore(trying)) {
      isWhole = false;
      break;
    }
    const bytes = await photoStore.get(photoKey, 'view');
    if (!bytes) continue;
    const copied = await copiedOf(photoKey);
    const reply = await tracer.ask({ ask: 'read', photoKey, bytes, copied, secrets, codes });
    if (!('suspicions' in reply)) continue;
    const { isMirrored, place, suspicions } = reply;
    // Of two photos that could be it, the one whose copy it is by its pattern.
    if (suspicions.length > 0) return { photoKey, isMirrored, place, suspicions };
    shown ??= { photoKey, isMirrored, place, suspicions };
  }
  // One that is merely alike, while the photo itself may be among those that weren't looked at.
  if (!isWhole) throw new TraceTooHeavy();
  return shown;
}

/** One of the version before has no screen's size until somebody wants it: it wasn't served in it either. */
async function copiedOf(photoKey: string): Promise<Buffer[]> {
  const stored = await Promise.all(READABLE.map((size) => photoStore.get(photoKey, MADE_OF[size])));
  return stored.filter((bytes) => bytes !== undefined);
}

type Likeliest = { photoKeys: readonly string[]; areAll: boolean };

/** Those of all that could be compared in time. */
async function likeliest(
  tracer: Tracer,
  photoKeys: readonly string[],
  isTime: () => boolean,
): Promise<Likeliest> {
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
  const reply = await tracer.ask({ ask: 'likeliest', most: TRIED });
  return { photoKeys: 'likeliest' in reply ? reply.likeliest : [], areAll: at >= photoKeys.length };
}
