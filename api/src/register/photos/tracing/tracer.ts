import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { UnusablePicture } from '../../../ground/gateways/pictures/unusable-picture.ts';
import { logger } from '../../../ground/runtime/logger.ts';
import type { Ask, Reply } from './messages.ts';

/** Limits of one trace: milliseconds, bytes of resident memory of its process, and its priority. */
export type Allowance = { time: number; memory: number; priority: number };

const PROGRAM = join(import.meta.dirname, 'trace-process.ts');
/** Milliseconds between two looks at the process' memory. */
const WATCH = 50;
/** Of our environment, with its passwords, it has nothing. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
/** In a larger semi-space, unused arrays would stay in memory for longer. */
const NODE_OPTIONS = ['--max-old-space-size=160', '--max-semi-space-size=4'];

/** The trace was ended: by its caller, or because it took too much time or memory. */
export class TraceTooHeavy extends Error {}

/** A process for one trace, with a lower priority than the processes that answer requests. */
export class Tracer {
  private readonly process: ChildProcess;
  private readonly watch: NodeJS.Timeout;
  private readonly late: NodeJS.Timeout;
  private readonly exited: Promise<void>;
  private readonly ready: Promise<Reply>;

  /** @param signal ends the process */
  constructor({ time, memory, priority }: Allowance, signal?: AbortSignal) {
    this.process = fork(PROGRAM, [], {
      env: ENVIRONMENT,
      execArgv: NODE_OPTIONS,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.process.on('error', (error) => logger.error({ err: error }, 'a trace'));
    this.exited = new Promise((resolve) => {
      this.process.once('exit', () => resolve());
      this.process.once('error', () => resolve());
    });
    this.ready = this.next();
    if (this.process.pid !== undefined) setPriority(this.process.pid, priority);
    signal?.addEventListener('abort', () => this.process.kill('SIGKILL'));
    if (signal?.aborted) this.process.kill('SIGKILL');
    this.late = setTimeout(() => this.kill('a trace takes too long'), time);
    this.watch = setInterval(() => void this.look(memory), WATCH);
  }

  /**
   * @throws UnusablePicture when what is asked about is no picture
   * @throws TraceTooHeavy when the process was ended meanwhile
   */
  async ask(ask: Ask): Promise<Exclude<Reply, { unreadable: string }>> {
    await this.orEnded(this.ready);
    const replied = this.next();
    // What can't be sent any more is sent to a process that is gone.
    this.process.send(ask, () => undefined);
    const reply = await this.orEnded(replied);
    if ('unreadable' in reply) throw new UnusablePicture('type', reply.unreadable);
    return reply;
  }

  async end(): Promise<void> {
    clearTimeout(this.late);
    clearInterval(this.watch);
    this.process.kill('SIGKILL');
    await this.exited;
  }

  private next(): Promise<Reply> {
    return new Promise((resolve) => this.process.once('message', resolve));
  }

  private async orEnded(reply: Promise<Reply>): Promise<Reply> {
    const said = await Promise.race([reply, this.exited.then(() => undefined)]);
    if (said === undefined) throw new TraceTooHeavy();
    return said;
  }

  private kill(why: string): void {
    logger.warn({ why }, 'a trace is ended');
    this.process.kill('SIGKILL');
  }

  private async look(most: number): Promise<void> {
    const status = await readFile(`/proc/${this.process.pid}/status`, 'utf8').catch(() => '');
    const memory = Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
    if (memory > most) this.kill(`a trace takes ${Math.round(memory / 1e6)} MB`);
  }
}
