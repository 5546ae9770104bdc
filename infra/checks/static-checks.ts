import { join } from 'node:path';
import { execa } from 'execa';
import { explain, type Lifetime, ROOT, say, step, UserError } from '../lib/index.ts';
import { commitsToCheck } from './commits.ts';
import { failed, PASSED, sum, type Tally } from './tally.ts';

type Check = readonly [label: string, tool: string, ...args: string[]];

const FORMAT: Check = ['Format', 'prettier', '--check', '--log-level', 'warn', '.'];
const LINT: readonly Check[] = [
  ['Lint', 'eslint', '.', '--max-warnings', '0'],
  ['Import cycles', 'depcruise', '.'],
];
// One thread of tsc is faster than two, which repeat each other's work.
const TYPES: Check = ['Types', 'tsc', '-b', 'tsconfig.json', '--singleThreaded'];
const ALL = [FORMAT, ...LINT, TYPES];

export const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  'format:check': [FORMAT],
  format: [['Format', 'prettier', '--write', '--log-level', 'warn', '.']],
  lint: LINT,
  types: [TYPES],
};

/** Run checks in parallel. A check prints only its label unless it fails. */
export async function staticChecks({ signal }: Lifetime, chosen?: readonly Check[]): Promise<Tally> {
  const checks = chosen ?? [...ALL, ...(await commitCheck())];
  const check = ([label, tool, ...args]: Check) =>
    step(label, async () => {
      const { exitCode, all } = await execa(join(ROOT, 'node_modules', '.bin', tool), args, {
        cwd: ROOT,
        all: true,
        reject: false,
        cancelSignal: signal,
        env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
      });
      if (exitCode !== 0) throw new UserError(all);
    }).then(
      () => PASSED,
      (error: unknown) => {
        say(explain(error));
        return failed(label);
      },
    );
  return sum(await Promise.all(checks.map(check)));
}

async function commitCheck(): Promise<Check[]> {
  const args = await commitsToCheck();
  if (typeof args === 'string') {
    say(args);
    return [];
  }
  return [['Commits', 'commitlint', ...args]];
}
