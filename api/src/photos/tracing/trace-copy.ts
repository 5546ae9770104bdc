import { examine } from '../../gateways/pictures/examine.ts';
import { photoStore } from '../../gateways/photo-store/photo-store.ts';
import { MADE_OF } from '../copies.ts';
import type { Corners } from '../marks/detect/corners.ts';
import type { Secret, Suspicion } from './messages.ts';
import { type Allowance, Tracer } from './tracer.ts';

const MB = 1024 * 1024;

/** With the biodata named ten seconds are aimed at, without it 25; a busy machine gets some more. */
const LIMITS: Allowance = { time: 28_000, memory: 300 * MB };
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

/** The photo that the picture shows, and whose copy it is: several have combined theirs, strongest first. */
export type Trace = { photoKey: string; isMirrored: boolean; suspicions: Suspicion[] };

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
 * Finds out whose copy of which photo a picture is.
 * @returns undefined when it shows none of the photos
 * @throws UnusablePicture when it is no picture
 * @throws TraceTooHeavy when it takes more than a trace may
 * @throws TraceBusy
 */
export async function traceCopy(question: Question, limits: Allowance = LIMITS): Promise<Trace | undefined> {
  examine(question.suspect);
  if (busyUntil !== undefined) {
    throw new TraceBusy(Math.max(1, Math.ceil((busyUntil - performance.now()) / 1000)));
  }
  busyUntil = performance.now() + limits.time;
  const tracer = new Tracer(limits);
  try {
    return await trace(tracer, question);
  } finally {
    await tracer.end();
    busyUntil = undefined;
  }
}

async function trace(tracer: Tracer, question: Question): Promise<Trace | undefined> {
  const { suspect, corners, photoKeys, secrets, codes } = question;
  await tracer.ask({ ask: 'suspect', bytes: suspect, corners });
  const tried = photoKeys.length > TRIED ? await likeliest(tracer, photoKeys) : photoKeys;
  let shown: Trace | undefined;
  for (const photoKey of tried) {
    const bytes = await photoStore.get(photoKey, 'view');
    if (!bytes) continue;
    const copied = await copiedOf(photoKey);
    const reply = await tracer.ask({ ask: 'read', photoKey, bytes, copied, secrets, codes });
    if (!('suspicions' in reply) || !reply.isShown) continue;
    const { isMirrored, suspicions } = reply;
    // Of two photos that could be it, the one whose copy it is by its pattern.
    if (suspicions.length > 0) return { photoKey, isMirrored, suspicions };
    shown ??= { photoKey, isMirrored, suspicions };
  }
  return shown;
}

/** One of the version before has no screen's size until somebody wants it: it wasn't served in it either. */
async function copiedOf(photoKey: string): Promise<Buffer[]> {
  const stored = await Promise.all(READABLE.map((size) => photoStore.get(photoKey, MADE_OF[size])));
  return stored.filter((bytes) => bytes !== undefined);
}

async function likeliest(tracer: Tracer, photoKeys: readonly string[]): Promise<readonly string[]> {
  for (let at = 0; at < photoKeys.length; at += BATCH) {
    const photos = await Promise.all(
      photoKeys.slice(at, at + BATCH).map(async (photoKey) => {
        const bytes = await photoStore.get(photoKey, 'table');
        return bytes ? [{ photoKey, bytes }] : [];
      }),
    );
    await tracer.ask({ ask: 'sift', photos: photos.flat() });
  }
  const reply = await tracer.ask({ ask: 'likeliest', most: TRIED });
  return 'likeliest' in reply ? reply.likeliest : [];
}
