import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { duration, type Lifetime, say, until, UserError } from '../../lib/index.ts';
import { GrowingLog, keepSmall } from './growing-log.ts';
import type { DataDir } from '../data-dir.ts';

export interface ServiceOptions {
  readonly name: string;
  readonly file: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly cwd: string;
  readonly input?: string;
  readonly dataDir: DataDir;
  readonly id: string;
  readonly isReady: () => Promise<boolean>;
  /** Return a console line for a log line. Without this function, the log continues if the starter dies. */
  readonly notable?: (line: string) => string | undefined;
}

type Spec = Omit<ServiceOptions, 'dataDir' | 'id'> & { pidFile: string; logFile: string };

interface Run {
  readonly child: ChildProcess;
  readonly end: Promise<string>;
  cause: string | undefined;
}

/** In milliseconds, until a service must be ready: on a slow machine the API's first start takes a minute. */
const READY_WITHIN = 180_000;
const STOP_WITHIN = 15_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 10_000;
const GROWTH = 1.5;
/** In milliseconds: a service that ran longer before its failure restarts after the shortest pause again. */
const STEADY_AFTER = 30_000;

export const pidFileOf = (dataDir: DataDir, id: string) => join(dataDir.run, `${id}.pid`);

export async function startService(
  { dataDir, id, ...given }: ServiceOptions,
  lifetime: Lifetime,
): Promise<void> {
  const spec = { ...given, pidFile: pidFileOf(dataDir, id), logFile: join(dataDir.logs, `${id}.log`) };
  lifetime.signal.throwIfAborted();
  let run = launch(spec);
  let stopping = false;
  const stopLooking = spec.notable ? undefined : keepSmall(spec.logFile);
  await lifetime.onEnd(async () => {
    stopping = true;
    await stopRun(run);
    stopLooking?.();
    await rm(spec.pidFile, { force: true });
  });
  await becomeReady(spec, run, lifetime);
  void keepAlive();

  async function keepAlive() {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * GROWTH, LONGEST_PAUSE)) {
      const startedAt = Date.now();
      const cause = await run.end;
      if (stopping) return;
      if (Date.now() - startedAt > STEADY_AFTER) pause = FIRST_PAUSE;
      say(`! ${spec.name} stopped (${cause}); starting it again.`);
      await sleep(pause);
      if (stopping || lifetime.signal.aborted) return;
      const since = Date.now();
      run = launch(spec);
      try {
        await becomeReady(spec, run, lifetime);
        say(`✓ ${spec.name} is back (${duration(Date.now() - since)})`);
      } catch (error) {
        if (error instanceof UserError) say(`! ${error.message}`);
      }
    }
  }
}

/** Start in a new session: Ctrl-C signals a whole group, but servers must stop in order. */
function launch(spec: Spec): Run {
  const log = openSync(spec.logFile, 'a');
  const output = spec.notable ? 'pipe' : log;
  const input = spec.input === undefined ? undefined : openSync(spec.input, 'r');
  const child = spawn(spec.file, spec.args, {
    cwd: spec.cwd,
    env: spec.env,
    detached: true,
    stdio: [input ?? 'ignore', output, output],
  });
  closeSync(log);
  if (input !== undefined) closeSync(input);
  if (child.pid) writeFileSync(spec.pidFile, String(child.pid));
  if (spec.notable) record(child, spec.logFile, spec.notable);

  const ended = Promise.withResolvers<string>();
  const run: Run = { child, end: ended.promise, cause: undefined };
  const finish = (cause: string) => {
    run.cause ??= cause;
    ended.resolve(run.cause);
  };
  child.once('error', (error) => finish(error.message));
  child.once('exit', (code, signal) => finish(signal ?? `exit code ${code}`));
  return run;
}

function record(child: ChildProcess, logFile: string, notable: (line: string) => string | undefined) {
  const log = new GrowingLog(logFile);
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line);
      const remark = notable(line);
      if (remark) say(remark);
    });
  }
  child.once('close', () => log.close());
}

async function becomeReady(spec: Spec, run: Run, { signal }: Lifetime): Promise<void> {
  const isSettled = async () =>
    run.cause !== undefined || signal.aborted || (await spec.isReady().catch(() => false));
  const settled = await until(isSettled, { within: READY_WITHIN });
  signal.throwIfAborted();
  if (run.cause !== undefined) {
    throw new UserError(`${spec.name} could not start (${run.cause}): ${await likelyCause(spec.logFile)}`);
  }
  if (!settled) {
    await stopRun(run);
    throw new UserError(`${spec.name} was started and does not answer: ${await likelyCause(spec.logFile)}`);
  }
}

async function stopRun({ child, end, cause }: Run): Promise<void> {
  if (cause !== undefined) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN);
  await end;
  clearTimeout(timer);
}

/** MariaDB's last line after an error. The cause of the error is in an earlier line. */
const NO_CAUSE = /\[ERROR\] Aborting$/;

async function likelyCause(logFile: string): Promise<string> {
  const text = await readFile(logFile, 'utf8').catch(() => '');
  const lines = text.trim().split('\n').slice(-50);
  const namesCause = (line: string) => /error|fatal|denied|invalid/i.test(line) && !NO_CAUSE.test(line);
  const line = lines.findLast(namesCause) ?? lines.at(-1);
  return `${line?.trim().slice(0, 300) || 'no output'} (see ${basename(logFile)} in the data directory's logs)`;
}
