import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { Unavailable } from '../../../ground/runtime/errors.ts';
import { logger } from '../../../ground/runtime/logger.ts';
import { slots } from '../../../ground/runtime/slots.ts';
import type { Marking } from './marked-copy.ts';
import type { MarkingJob, MarkingReply, Numbered } from './marking-job.ts';

const PROGRAM = join(import.meta.dirname, 'marking-process.ts');
const ENVIRONMENT = {
  // What a picture took is given back, instead of being kept for each of the process' threads.
  MALLOC_ARENA_MAX: '1',
  FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
};

/** While one is encoded, on a thread, the other is marked. */
const AT_ONCE = 2;
/** Milliseconds; ours take a hundredth of it. */
const PATIENCE = 10_000;
/** Milliseconds after which a process that has nothing to do is ended: it holds some 100 MB. */
const IDLE = 60_000;

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

/** A process that marks copies. When it ends, whatever it was asked is rejected. */
class MarkingProcess {
  readonly exited: Promise<void>;
  /** What is wrong with the letters that it draws. */
  readonly letters: Promise<string | undefined>;
  private readonly process: ChildProcess;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor() {
    this.process = fork(PROGRAM, [], {
      env: ENVIRONMENT,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.process.on('error', (error) => logger.error({ err: error }, 'the process that marks photos'));
    this.exited = new Promise((resolve) => {
      this.process.once('exit', () => resolve());
      this.process.once('error', () => {
        if (this.process.pid === undefined) resolve();
      });
    });
    void this.exited.then(() => {
      for (const { reject } of this.waiting.values()) reject(new Unavailable('what marks photos'));
    });
    this.letters = new Promise((resolve) => {
      void this.exited.then(() => resolve('The process that marks photos can’t be started.'));
      this.process.on('message', (reply: MarkingReply) => {
        if ('letters' in reply) resolve(reply.letters);
        else this.settle(reply);
      });
    });
  }

  get isAlive(): boolean {
    return this.process.connected && !this.process.killed && this.process.exitCode === null;
  }

  async ask(job: MarkingJob): Promise<Buffer> {
    const id = (this.last += 1);
    this.hold(true);
    const problem = await this.letters;
    if (problem) throw new Unavailable('what marks photos', new Error(problem));
    const late = setTimeout(() => {
      logger.warn('the process that marks photos is ended: one takes too long');
      void this.end();
    }, PATIENCE);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        // What doesn't reach it any more is rejected when its end is noticed.
        this.process.send({ ...job, id } satisfies Numbered<MarkingJob>, () => undefined);
      });
    } finally {
      clearTimeout(late);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.hold(false);
    }
  }

  /** One that has nothing to do doesn't keep this process from ending. */
  hold(isAtWork: boolean): void {
    const change = isAtWork ? 'ref' : 'unref';
    this.process[change]();
    this.process.channel?.[change]();
  }

  end(): Promise<void> {
    this.process.ref();
    this.process.kill('SIGKILL');
    return this.exited;
  }

  private settle(reply: Exclude<MarkingReply, { letters: unknown }>): void {
    const { resolve, reject } = this.waiting.get(reply.id) ?? {};
    if ('bytes' in reply) resolve?.(Buffer.from(reply.bytes));
    else reject?.(new Error(`a photo can’t be marked: ${reply.problem}`));
  }
}

let current: MarkingProcess | undefined;
let idle: NodeJS.Timeout | undefined;
const inTurn = slots(AT_ONCE);

function running(): MarkingProcess {
  if (!current?.isAlive) current = new MarkingProcess();
  clearTimeout(idle);
  idle = setTimeout(() => void endMarking(), IDLE).unref();
  return current;
}

/**
 * An account's copy of a stored picture, as WebP.
 * @throws Unavailable when it takes too long, or the process that does it is gone
 */
export const mark = (picture: Buffer, marking: Marking): Promise<Buffer> =>
  inTurn(() => running().ask({ picture, marking }));

/** A stored picture in the size that screens are served, not marked yet. */
export const shrinkForScreens = (picture: Buffer): Promise<Buffer> =>
  inTurn(() => running().ask({ picture }));

/**
 * Whether letters are drawn, in the process that marks.
 * @returns a sentence for whoever starts the site, when they aren't
 */
export async function problemWithLetters(): Promise<string | undefined> {
  const marking = running();
  const problem = await marking.letters;
  marking.hold(false);
  return problem;
}

/** Ends the process that marks; the next copy starts another. */
export async function endMarking(): Promise<void> {
  clearTimeout(idle);
  const ending = current;
  current = undefined;
  await ending?.end();
}
