import { join } from 'node:path';
import { Child } from '../../runtime/child.ts';
import { Unavailable } from '../../runtime/errors.ts';
import type { PhotoFiles } from '../photo-store/types.ts';
import { unreadable } from './facts.ts';
import { UnusablePicture } from './unusable-picture.ts';

/** Limits for one picture: milliseconds, and bytes of resident memory of the whole process. */
export type Allowance = { time: number; memory: number };

/** Thrown when a picture has used its share of time and another sender waits for the decoder. */
export class Displaced extends Error {
  constructor() {
    super('a picture makes room for another');
  }
}

/** Milliseconds between two checks of a decoder's memory. */
const WATCH = 25;

const NAME = 'a decoder of pictures';
const PROGRAM = { name: NAME, path: join(import.meta.dirname, 'decoder-process.ts') };

const leftUntil = (due: number) => Math.max(0, due - performance.now());

type Reply = { files: PhotoFiles } | { unreadable: string };

export class Decoder {
  private readonly child = new Child<Reply | 'ready'>(PROGRAM);
  private readonly ready = this.child.next();

  /**
   * @param due when the decoding must have ended, on the clock of `performance.now()`
   * @param isDisplaced whether to stop for another sender, given the milliseconds since the decoding began
   * @throws UnusablePicture, Displaced, or Unavailable if `due` has passed
   */
  async decode(
    bytes: Buffer,
    { time, memory }: Allowance,
    due: number,
    isDisplaced: (ms: number) => boolean = () => false,
  ): Promise<PhotoFiles> {
    this.child.hold(true);
    await this.start(due);
    // The error if the process is killed or crashes: the picture needed more time or memory than a photo.
    let refusal: Error = new UnusablePicture('heavy');
    const left = leftUntil(due);
    const late = setTimeout(
      () => {
        // The machine was too busy: the picture got less time than a photo may take.
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

  get isAlive(): boolean {
    return this.child.isAlive;
  }

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
