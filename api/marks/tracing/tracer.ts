import { join } from 'node:path';
import type { Child, StartChild } from '../child.ts';
import type { Ask, Reply } from './messages.ts';

/** Limits of one trace: milliseconds, bytes of resident memory of its process, and its priority. */
export type Allowance = { time: number; memory: number; priority: number };

const PROGRAM = {
  name: 'a trace',
  path: join(import.meta.dirname, 'trace-process.ts'),
  // With more space for new objects (V8's semi-space), unused arrays would stay in memory for longer.
  nodeOptions: ['--max-old-space-size=160', '--max-semi-space-size=4'],
};
/** Milliseconds between two checks of the memory of a trace's process. */
const WATCH = 50;

/** The trace was ended: by its caller, or because it took too much time or memory. */
export class TraceTooHeavy extends Error {}

export class UnreadablePicture extends Error {}

export class Tracer {
  private readonly child: Child<Reply>;
  private readonly ready: Promise<Reply | undefined>;
  private readonly late: NodeJS.Timeout;
  private readonly stopWatching: () => void;

  constructor(start: StartChild, { time, memory, priority }: Allowance, signal?: AbortSignal) {
    this.child = start<Reply>({ ...PROGRAM, priority });
    this.ready = this.child.next();
    signal?.addEventListener('abort', () => void this.child.end());
    if (signal?.aborted) void this.child.end();
    this.late = setTimeout(() => this.child.kill('it takes too long'), time);
    this.stopWatching = this.child.limitMemory(memory, WATCH);
  }

  /**
   * @throws UnreadablePicture
   * @throws TraceTooHeavy if the process was ended before it replied
   */
  async ask(ask: Ask): Promise<Exclude<Reply, { unreadable: string }>> {
    const reply = (await this.ready) && (await this.child.ask(ask));
    if (!reply) throw new TraceTooHeavy();
    if ('unreadable' in reply) throw new UnreadablePicture(reply.unreadable);
    return reply;
  }

  end(): Promise<void> {
    clearTimeout(this.late);
    this.stopWatching();
    return this.child.end();
  }
}
