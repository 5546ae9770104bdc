import { join } from 'node:path';
import type { StartChild } from '../child.ts';
import { Worker } from '../worker.ts';
import type { Marking, MarkingJob } from './marking-job.ts';

const PROGRAM = {
  name: 'the process that marks photos',
  path: join(import.meta.dirname, 'marking-process.ts'),
  env: { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
};

/** Marks copies in a separate process. */
export class Marker {
  private readonly worker: Worker<MarkingJob>;

  constructor(start: StartChild) {
    this.worker = new Worker(start, PROGRAM);
  }

  /**
   * Return the marked copy.
   * @throws WorkFailed if it takes too long, or the process has ended
   */
  mark(picture: Buffer, marking: Marking): Promise<Buffer> {
    return this.worker.ask({ picture, marking });
  }

  shrinkForScreens(picture: Buffer): Promise<Buffer> {
    return this.worker.ask({ picture });
  }

  /** Return a sentence for the operator if the process can't draw letters. */
  problemWithLetters(): Promise<string | undefined> {
    return this.worker.problemWithLetters();
  }

  end(): Promise<void> {
    return this.worker.end();
  }
}
