import { constants, setPriority } from 'node:os';
import { STORED_SIZES } from '@pehchan/contract/photo-values';
import sharp from 'sharp';
import { readOnlyPhotos, shrunk } from '../pictures.ts';
import { checkLetters } from './letters.ts';
import { markedCopy } from './marked-copy.ts';
import type { MarkingJob, MarkingReply, Numbered } from './marking-job.ts';

/** This process marks copies. Its pictures were written by a decoder, so its memory needs no limit. */
readOnlyPhotos(sharp);
// Lower the priority: on a single processor, the API's other calls have priority over marking copies.
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
// End with the API, because no other process reads the copies.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

reply({ letters: await checkLetters().then(() => undefined, problemOf) });
