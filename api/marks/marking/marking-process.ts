import { constants, setPriority } from 'node:os';
import { STORED_SIZES } from '@pehchan/contract/photo-values';
import sharp from 'sharp';
import { readOnlyPhotos, shrunk } from '../pictures.ts';
import { checkLetters } from './letters.ts';
import { markedCopy } from './marked-copy.ts';
import type { MarkingJob, MarkingReply, Numbered } from './marking-job.ts';

/**
 * The process in which copies are marked, so that whoever asks for text waits for none of it. Its pictures
 * are our own, which an upload's decoder has written: it has no limits but a time (`marker.ts`).
 */
readOnlyPhotos(sharp);
// Where there is one processor for both, text comes first.
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
// Without its parent nobody waits for it.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

reply({ letters: await checkLetters().then(() => undefined, problemOf) });
