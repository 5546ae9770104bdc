import { TraceTooHeavy, verdictOf } from '@pehchan/marks/trace';
import { photoStore } from '../../../ground/gateways/photo-store/photo-store.ts';
import { UnusablePicture } from '../../../ground/gateways/pictures/unusable-picture.ts';
import { logger } from '../../../ground/runtime/logger.ts';
import { definePeriodicTask } from '../../../ground/tasks/index.ts';
import {
  accountCodeOf,
  CHECK_LIMITS,
  type Checked,
  PhotoOrigin,
  traceCopy,
} from '../../../register/photos/index.ts';
import { photosServed } from '../models/suspects.ts';
import { behindTraces } from '../one-at-a-time.ts';
import { register } from '../register.ts';

const EVERY = 15_000;
/** Milliseconds in which a run of this job starts checks: few, as a process that stops waits for the run. */
const RUN = 20_000;
const HOUR = 3_600_000;

export const notePhotos = definePeriodicTask('note-photos', HOUR, () => PhotoOrigin.addMissing());

export const checkPhotos = definePeriodicTask('check-photos', EVERY, checkUploads);

/** Check whether photos are copies, newest first. A trace aborts a photo's check; the next run repeats it. */
export async function checkUploads(): Promise<void> {
  if (!(await PhotoOrigin.nextUnchecked())) return;
  await behindTraces(async (signal) => {
    const began = performance.now();
    while (performance.now() - began < RUN) {
      const photoKey = await PhotoOrigin.nextUnchecked();
      if (!photoKey) return;
      const found = await originOf(photoKey, signal);
      if (signal.aborted) return;
      await PhotoOrigin.noteChecked(photoKey, found);
    }
  });
}

/**
 * Return the photo that an upload was copied from (the newest of several), and the copy's account. Without a
 * readable mark, return the photo that the upload shows.
 */
async function originOf(photoKey: string, signal: AbortSignal): Promise<Checked | undefined> {
  const suspect = await photoStore.get(photoKey, 'view');
  const served = await photosServed();
  const all = await register();
  const photoKeys = all.photoKeys.filter((key) => key !== photoKey && served.has(key));
  if (!suspect || photoKeys.length === 0) return undefined;
  try {
    const { fits, shown } = await traceCopy({ ...all, suspect, photoKeys }, CHECK_LIMITS, signal);
    for (const { photoKey: madeOf, suspicions } of fits) {
      const [first] = suspicions;
      if (first && verdictOf(first.z) === 'named') return { madeOf, code: accountCodeOf(first.code) };
    }
    const alike = fits[0] ?? shown;
    if (alike) return { alikeTo: alike.photoKey };
  } catch (error) {
    if (!(error instanceof TraceTooHeavy || error instanceof UnusablePicture)) throw error;
    if (!signal.aborted) logger.warn({ err: error }, 'a photo can’t be checked for a mark');
  }
  return undefined;
}
