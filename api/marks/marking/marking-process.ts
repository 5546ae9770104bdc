import { constants, setPriority } from 'node:os';
import { STORED_SIZES } from '@pehchan/contract/photo-values';
import sharp from 'sharp';
import { readOnlyPhotos, shrunk } from '../pictures.ts';
import { checkLetters } from './letters.ts';
import { markedCopy } from './marked-copy.ts';
import type { MarkingJob, MarkingReply, Numbered } from './marking-job.ts';

/**
 * The process that marks copies, so that requests for text don't wait for it. It reads only pictures that the
 * decoder has written, so it has no limit but a time.
 */
readOnlyPhotos(sharp);
// On a single processor, text requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const reply = (message: MarkingReply) => void process.send?.(message, () => undefined);
const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function carryOut({ picture, marking }: MarkingJob): Promise<Buffer> {
  const stored = Buffer.from(picture);
  return marking ? markedCopy(stored, marking) : shrunk(sharp(stored), STORED_SIZES.screen).toBuffer();
}

process.on('message', ({ id, ...job }: Numbered<MarkingJob>) => {
  carryOut(job).then(
    (bytes) => reply({ id, bytes }),
    (error: unknown) => reply({ id, problem: problemOf(error) }),
  );
});
// End without a parent, because no one reads the copies.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

reply({ letters: await checkLetters().then(() => undefined, problemOf) });
