import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Unavailable } from '../../runtime/errors.ts';
import { logger } from '../../runtime/logger.ts';
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

const PROGRAM = join(import.meta.dirname, 'decoder-process.ts');
/** Of our environment, with its passwords and secrets, a decoder has nothing. */
const ENVIRONMENT = {
  // What a picture took is given back, instead of being kept for each of the process' threads.
  MALLOC_ARENA_MAX: '1',
};

const leftUntil = (due: number) => Math.max(0, due - performance.now());

type Reply = { files: PhotoFiles } | { unreadable: string };

/**
 * A process that decodes pictures, one at a time. Neither time nor memory of a decoder can be bounded from
 * within: it is native code, on threads that nothing interrupts. So it is watched from here, and killed.
 */
export class Decoder {
  private readonly process: ChildProcess;
  private readonly exited: Promise<void>;
  private readonly ready: Promise<void>;

  constructor() {
    this.process = fork(PROGRAM, [], {
      env: ENVIRONMENT,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // Without a listener an error would end this process; what it means is said by the exit.
    this.process.on('error', (error) => logger.error({ err: error }, 'a decoder of pictures'));
    this.exited = new Promise((resolve) => {
      this.process.once('exit', () => resolve());
      this.process.once('error', () => {
        if (this.process.pid === undefined) resolve();
      });
    });
    this.ready = new Promise((resolve) => this.process.once('message', () => resolve()));
  }

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
    this.hold(true);
    await this.start(due);
    // It was ended, or has fallen over it: either way the picture asked for more than a photo does.
    let refusal: Error = new UnusablePicture('heavy');
    const left = leftUntil(due);
    const late = setTimeout(
      () => {
        // Unless it wasn't let have what a photo may take.
        if (left < time) refusal = new Unavailable('a decoder of pictures');
        this.kill('a picture takes too long');
      },
      Math.min(time, left),
    );
    const begun = performance.now();
    const watch = setInterval(() => {
      void this.watch(memory);
      if (!this.isAlive || !isDisplaced(performance.now() - begun)) return;
      refusal = new Displaced();
      this.kill('another sender waits');
    }, WATCH);
    try {
      const reply = await this.ask(bytes);
      if (!reply) throw refusal;
      if ('unreadable' in reply) throw unreadable(bytes, reply.unreadable);
      return reply.files;
    } finally {
      clearTimeout(late);
      clearInterval(watch);
      this.hold(false);
    }
  }

  /** Bytes of resident memory; 0 of a process that is gone, and where the system doesn't say. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.process.pid}/status`, 'utf8').catch(() => '');
    return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  }

  /** Whether it can be given another picture. */
  get isAlive(): boolean {
    return this.process.connected && !this.process.killed && this.process.exitCode === null;
  }

  /** @returns when the process is gone */
  end(): Promise<void> {
    // Whoever waits for its end is to hear of it, also when nothing else keeps this process.
    this.process.ref();
    this.process.kill('SIGKILL');
    return this.exited;
  }

  private async start(due: number): Promise<void> {
    const late = setTimeout(() => this.kill('it does not start'), leftUntil(due));
    const isReady = await Promise.race([this.ready.then(() => true), this.exited.then(() => false)]);
    clearTimeout(late);
    if (!isReady) throw new Unavailable('a decoder of pictures');
  }

  private kill(why: string): void {
    logger.warn({ why }, 'a decoder of pictures is ended');
    void this.end();
  }

  private async watch(most: number): Promise<void> {
    const memory = await this.memory();
    if (memory > most && this.isAlive) this.kill(`a picture takes ${Math.round(memory / 1e6)} MB`);
  }

  /** @returns undefined when the process is gone */
  private async ask(bytes: Buffer): Promise<Reply | undefined> {
    const replied = new Promise<Reply>((resolve) => this.process.once('message', resolve));
    // What can't be sent any more is sent to a process that is gone.
    this.process.send(bytes, () => undefined);
    return Promise.race([replied, this.exited.then(() => undefined)]);
  }

  /** One that waits for pictures doesn't keep this process from ending. */
  private hold(isAtWork: boolean): void {
    const change = isAtWork ? 'ref' : 'unref';
    this.process[change]();
    this.process.channel?.[change]();
  }
}
