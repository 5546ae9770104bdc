import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { logger } from './logger.ts';

export type Program = {
  name: string;
  path: string;
  /** The whole environment of the process. The API's own variables are left out: they contain passwords. */
  env?: Readonly<Record<string, string>>;
  nodeOptions?: readonly string[];
  priority?: number;
};

/** A process for native code: only from outside, by killing it, can its time and memory be limited. */
export class Child<Reply> {
  readonly exited: Promise<void>;
  private readonly process: ChildProcess;
  private readonly name: string;

  constructor({ name, path, env, nodeOptions = [], priority }: Program) {
    this.name = name;
    this.process = fork(path, [], {
      // One memory pool (malloc arena) instead of many, so that the process returns the memory of a picture.
      env: { MALLOC_ARENA_MAX: '1', ...env },
      execArgv: [...nodeOptions],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.process.on('error', (error) => logger.error({ err: error }, name));
    this.exited = new Promise((resolve) => {
      this.process.once('exit', () => resolve());
      this.process.once('error', () => {
        if (this.process.pid === undefined) resolve();
      });
    });
    if (priority !== undefined && this.process.pid !== undefined) setPriority(this.process.pid, priority);
  }

  get isAlive(): boolean {
    return this.process.connected && !this.process.killed && this.process.exitCode === null;
  }

  onReply(handle: (reply: Reply) => void): void {
    this.process.on('message', handle);
  }

  next(): Promise<Reply | undefined> {
    const reply = new Promise<Reply>((resolve) => this.process.once('message', resolve));
    return Promise.race([reply, this.exited.then(() => undefined)]);
  }

  send(message: object): void {
    this.process.send(message, () => undefined);
  }

  ask(message: object): Promise<Reply | undefined> {
    const reply = this.next();
    this.send(message);
    return reply;
  }

  /** Set whether this process has work. While it has work, the API's process does not end. */
  hold(isAtWork: boolean): void {
    const change = isAtWork ? 'ref' : 'unref';
    this.process[change]();
    this.process.channel?.[change]();
  }

  /** Return the process's resident memory in bytes; 0 if it has ended or the system does not report it. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.process.pid}/status`, 'utf8').catch(() => '');
    return Number(/^VmRSS:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  }

  /** Kill the process above `most` bytes of memory, read each `every` ms. Return a function to stop this. */
  limitMemory(most: number, every: number): () => void {
    const look = async () => {
      const memory = await this.memory();
      if (memory > most && this.isAlive) this.kill(`it takes ${Math.round(memory / 1e6)} MB`);
    };
    const watch = setInterval(() => void look(), every);
    return () => clearInterval(watch);
  }

  kill(why: string): void {
    logger.warn({ why }, `${this.name} is ended`);
    void this.end();
  }

  end(): Promise<void> {
    // The API's process must not end before the killed one, even if it has nothing else to do.
    this.process.ref();
    this.process.kill('SIGKILL');
    return this.exited;
  }
}
