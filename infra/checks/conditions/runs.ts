import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CACHE } from '../../lib/index.ts';

export interface Run {
  readonly commit: string;
  readonly condition: string;
  readonly env: NodeJS.ProcessEnv;
  readonly exitCode: number;
  readonly seconds: number;
  readonly count: string;
}

/** Runs are kept for later calls of the command, because the whole table takes hours. */
export const FOLDER = join(CACHE, 'conditions');
const RUNS_FILE = join(FOLDER, 'runs.jsonl');

export async function addRun(run: Run): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await appendFile(RUNS_FILE, `${JSON.stringify(run)}\n`);
}

export async function runsOf(commit: string): Promise<Run[]> {
  const text = await readFile(RUNS_FILE, 'utf8').catch(() => '');
  const runs = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Run);
  return runs.filter((run) => run.commit === commit);
}
