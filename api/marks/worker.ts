import type { Child, Program, StartChild } from './child.ts';

/** Several jobs run at the same time, so each reply carries the number of its job. */
export type Numbered<T> = T & { id: number };

/** A worker process first replies whether it can draw letters, and then once for each job. */
export type WorkerReply =
  { letters: string | undefined } | Numbered<{ bytes: Uint8Array } | { problem: string }>;

/** Milliseconds after which a job fails: many times the duration of a usual job. */
const PATIENCE = 10_000;
/** Milliseconds after which an idle process is ended, because it uses some 100 MB. */
const IDLE = 60_000;

export class WorkFailed extends Error {}

type Waiting = { resolve: (bytes: Buffer) => void; reject: (error: Error) => void };

class Running<Job extends object> {
  readonly child: Child<WorkerReply>;
  readonly letters: Promise<string | undefined>;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;

  constructor(start: StartChild, program: Program) {
    this.child = start<WorkerReply>(program);
    void this.child.exited.then(() => {
      for (const { reject } of this.waiting.values()) reject(new WorkFailed());
    });
    this.letters = new Promise((resolve) => {
      void this.child.exited.then(() => resolve(`Can’t start ${program.name}.`));
      this.child.onReply((reply) => {
        if ('letters' in reply) resolve(reply.letters);
        else this.settle(reply);
      });
    });
  }

  async ask(job: Job): Promise<Buffer> {
    const id = (this.last += 1);
    this.child.hold(true);
    const problem = await this.letters;
    if (problem) throw new WorkFailed(problem);
    const late = setTimeout(() => this.child.kill('one takes too long'), PATIENCE);
    try {
      return await new Promise<Buffer>((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.child.send({ ...job, id } satisfies Numbered<Job>);
      });
    } finally {
      clearTimeout(late);
      this.waiting.delete(id);
      if (this.waiting.size === 0) this.child.hold(false);
    }
  }

  private settle(reply: Exclude<WorkerReply, { letters: unknown }>): void {
    const { resolve, reject } = this.waiting.get(reply.id) ?? {};
    if ('bytes' in reply) resolve?.(Buffer.from(reply.bytes));
    else reject?.(new Error(`a picture can’t be made: ${reply.problem}`));
  }
}

/** Does jobs in a separate process, started for the first job, and again after the process has ended. */
export class Worker<Job extends object> {
  private readonly start: StartChild;
  private readonly program: Program;
  private current: Running<Job> | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(start: StartChild, program: Program) {
    this.start = start;
    this.program = program;
  }

  /** @throws WorkFailed if it takes too long, or the process has ended */
  ask(job: Job): Promise<Buffer> {
    return this.running().ask(job);
  }

  /** Return a sentence for the operator if the process can't draw letters. */
  async problemWithLetters(): Promise<string | undefined> {
    const running = this.running();
    const problem = await running.letters;
    running.child.hold(false);
    return problem;
  }

  async end(): Promise<void> {
    clearTimeout(this.idle);
    const ending = this.current;
    this.current = undefined;
    await ending?.child.end();
  }

  private running(): Running<Job> {
    if (!this.current?.child.isAlive) this.current = new Running(this.start, this.program);
    clearTimeout(this.idle);
    this.idle = setTimeout(() => void this.end(), IDLE).unref();
    return this.current;
  }
}
