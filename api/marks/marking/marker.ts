import { join } from 'node:path';
import type { Child, StartChild } from '../child.ts';
import type { Marking, MarkingJob, MarkingReply, Numbered } from './marking-job.ts';

const PROGRAM = {
  name: 'the process that marks photos',
  path: join(import.meta.dirname, 'marking-process.ts'),
  env: { FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') },
};

/** Milliseconds after which marking a copy fails. Usually it takes a hundredth of this. */
const PATIENCE = 10_000;
/** Milliseconds after which an idle process is ended, because it takes some 100 MB. */
const IDLE = 60_000;

export class MarkingFailed extends Error {}

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

class MarkingProcess {
  readonly child: Child<MarkingReply>;
  readonly letters: Promise<string | undefined>;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(start: StartChild) {
    this.child = start<MarkingReply>(PROGRAM);
    void this.child.exited.then(() => {
      for (const { reject } of this.waiting.values()) reject(new MarkingFailed());
    });
    this.letters = new Promise((resolve) => {
      void this.child.exited.then(() => resolve('The process that marks photos can’t be started.'));
      this.child.onReply((reply) => {
        if ('letters' in reply) resolve(reply.letters);
        else this.settle(reply);
      });
    });
  }

  async ask(job: MarkingJob): Promise<Buffer> {
    const id = (this.last += 1);
    this.child.hold(true);
    const problem = await this.letters;
    if (problem) throw new MarkingFailed(problem);
    const late = setTimeout(() => this.child.kill('one takes too long'), PATIENCE);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.child.send({ ...job, id } satisfies Numbered<MarkingJob>);
      });
    } finally {
      clearTimeout(late);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.child.hold(false);
    }
  }

  private settle(reply: Exclude<MarkingReply, { letters: unknown }>): void {
    const { resolve, reject } = this.waiting.get(reply.id) ?? {};
    if ('bytes' in reply) resolve?.(Buffer.from(reply.bytes));
    else reject?.(new Error(`a photo can’t be marked: ${reply.problem}`));
  }
}

/** Marks copies in a separate process, started for the first copy, and again after the process has ended. */
export class Marker {
  private readonly start: StartChild;
  private current: MarkingProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(start: StartChild) {
    this.start = start;
  }

  /**
   * Return the marked copy.
   * @throws MarkingFailed if it takes too long, or the process has ended
   */
  mark(picture: Buffer, marking: Marking): Promise<Buffer> {
    return this.running().ask({ picture, marking });
  }

  shrinkForScreens(picture: Buffer): Promise<Buffer> {
    return this.running().ask({ picture });
  }

  /** Return a sentence for the operator if the process can't draw letters. */
  async problemWithLetters(): Promise<string | undefined> {
    const marking = this.running();
    const problem = await marking.letters;
    marking.child.hold(false);
    return problem;
  }

  async end(): Promise<void> {
    clearTimeout(this.idle);
    const ending = this.current;
    this.current = undefined;
    await ending?.child.end();
  }

  private running(): MarkingProcess {
    if (!this.current?.child.isAlive) this.current = new MarkingProcess(this.start);
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.end(), IDLE).unref();
    return this.current;
  }
}
