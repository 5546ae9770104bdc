import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { UnusablePicture } from '../../gateways/pictures/unusable-picture.ts';
import { logger } from '../../runtime/logger.ts';
import type { Ask, Reply } from './messages.ts';

/** What one trace may take: milliseconds, and bytes of resident memory of its process. */
export type Allowance = { time: number; memory: number };

const PROGRAM = join(import.meta.dirname, 'trace-process.ts');
/** Milliseconds between two looks at the process' memory. */
const WATCH = 50;
/** Of our environment, with its passwords, it has nothing. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
const NODE_OPTIONS = ['--max-old-space-size=160'];

/** It was ended because it took too long or too much. */
export class TraceTooHeavy extends Error {}

/** A process for one trace, behind whatever answers. Further behind, a busy machine would leave it undone. */
export class Tracer {
  private readonly process: ChildProcess;
  private readonly watch: NodeJS.Timeout;
  private readonly late: NodeJS.Timeout;
  private readonly exited: Promise<void>;
  private readonly ready: Promise<Reply>;

  constructor({ time, memory }: Allowance) {
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
    // Readers go first. With the lowest priority a trace would never end on a busy machine.
    if (this.process.pid !== undefined) {
      setPriority(this.process.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    }
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
