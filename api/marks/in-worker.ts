import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { readOnlyPhotos } from './pictures.ts';
import type { Numbered, WorkerReply } from './worker.ts';

const reply = (message: WorkerReply) => void process.send?.(message, () => undefined);
const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Let this process do the jobs of a `Worker`. Its pictures were written by a decoder, so its memory needs
 * no limit.
 */
export async function serveJobs<Job extends object>(
  check: () => Promise<void>,
  carryOut: (job: Job) => Promise<Uint8Array>,
): Promise<void> {
  readOnlyPhotos(sharp);
  // Lower the priority: on a single processor, the API's other calls have priority over pictures.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.on('message', ({ id, ...job }: Numbered<Job>) => {
    carryOut(job as unknown as Job).then(
      (bytes) => reply({ id, bytes }),
      (error: unknown) => reply({ id, problem: problemOf(error) }),
    );
  });
  // End with the API, because no other process reads the pictures.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
  reply({ letters: await check().then(() => undefined, problemOf) });
}
