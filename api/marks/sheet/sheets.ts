import { join } from 'node:path';
import type { StartChild } from '../child.ts';
import { Worker } from '../worker.ts';
import type { SheetJob } from './sheet-page.ts';

const PROGRAM = {
  name: 'the process that draws sheets',
  path: join(import.meta.dirname, 'sheet-process.ts'),
  env: { FONTCONFIG_FILE: join(import.meta.dirname, '..', 'marking', 'fonts.conf') },
};

/** Draws sheets in a separate process. */
export class Sheets {
  private readonly worker: Worker<SheetJob>;

  constructor(start: StartChild) {
    this.worker = new Worker(start, PROGRAM);
  }

  /** @throws WorkFailed if it takes too long, or the process has ended */
  draw(job: SheetJob): Promise<Buffer> {
    return this.worker.ask(job);
  }

  end(): Promise<void> {
    return this.worker.end();
  }
}
