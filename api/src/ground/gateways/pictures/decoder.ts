import { join } from 'node:path';
import { Child } from '../../runtime/child.ts';
import { Unavailable } from '../../runtime/errors.ts';
import type { PhotoFiles } from '../photo-store/types.ts';
import { unreadable } from './facts.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** What one picture may take: milliseconds, and bytes of resident memory of the whole process. */
export type Allowance = { time: number; memory: number };

/** Thrown when a picture has used its share of time and another sender waits for the decoder. */
export class Displaced extends Error {
  constructor() {
    super('a picture makes room for another');
  }
}

/** Milliseconds between two looks at a process' memory. */
const WATCH = 25;

const NAME = 'a decoder of pictures';
const PROGRAM = { name: NAME, path: join(import.meta.dirname, 'decoder-process.ts') };

const leftUntil = (due: number) => Math.max(0, due - performance.now());

type Reply = { files: PhotoFiles } | { unreadable: string };

/** A process that decodes pictures, one at a time. */
export class Decoder {
  private readonly child = new Child<Reply | 'ready'>(PROGRAM);
  private readonly ready = this.child.next();

  /**
   * @param due by when it is over, as `performance.now()` counts
   * @throws UnusablePicture
   * @param isDisplaced whether to stop for another sender, after so many milliseconds
   * @throws Unavailable when the process wasn't started, or the picture decoded, by then
   * @throws Displaced
   */
  async decode(
    bytes: Buffer,
    { time, memory }: Allowance,
    due: number,
    isDisplaced: (ms: number) => boolean = () => false,
  ): Promise<PhotoFiles> {
    this.child.hold(true);
    await this.start(due);
    // A process that was killed or has crashed: the picture takes more than a photo does.
    let refusal: Error = new UnusablePicture('heavy');
    const left = leftUntil(due);
    const late = setTimeout(
      () => {
        // The picture didn't get the time that a photo may take.
        if (left < time) refusal = new Unavailable(NAME);
        this.child.kill('a picture takes too long');
      },
      Math.min(time, left),
    );
    const begun = performance.now();
    const stopWatching = this.child.limitMemory(memory, WATCH);
    const watch = setInterval(() => {
      if (!this.isAlive || !isDisplaced(performance.now() - begun)) return;
      refusal = new Displaced();
      this.child.kill('another sender waits');
    }, WATCH);
    try {
      const reply = await this.child.ask(bytes);
      if (!reply || reply === 'ready') throw refusal;
      if ('unreadable' in reply) throw unreadable(bytes, reply.unreadable);
      return reply.files;
    } finally {
      clearTimeout(late);
      clearInterval(watch);
      stopWatching();
      this.child.hold(false);
    }
  }

  memory(): Promise<number> {
    return this.child.memory();
  }

  /** Whether it can be given another picture. */
  get isAlive(): boolean {
    return this.child.isAlive;
  }

  /** @returns when the process is gone */
  end(): Promise<void> {
    return this.child.end();
  }

  private async start(due: number): Promise<void> {
    const late = setTimeout(() => this.child.kill('it does not start'), leftUntil(due));
    const ready = await this.ready;
    clearTimeout(late);
    if (!ready) throw new Unavailable(NAME);
  }
}
