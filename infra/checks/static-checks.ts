import { join } from 'node:path';
import { execa } from 'execa';
import { explain, type Lifetime, ROOT, say, step, UserError } from '../lib/index.ts';
import { failed, PASSED, sum, type Tally } from './tally.ts';

/** A tool, by its file in `node_modules/.bin`, and what it is called with. */
type Check = readonly [label: string, tool: string, ...args: string[]];

const FORMAT: Check = ['Format', 'prettier', '--check', '--log-level', 'warn', '.'];
const LINT: readonly Check[] = [
  ['Lint', 'eslint', '.', '--max-warnings', '0'],
  ['Import cycles', 'depcruise', '.'],
];
// Its threads do much of the work twice: on two cores one is quicker, and leaves the other.
const TYPES: Check = ['Types', 'tsc', '-b', 'tsconfig.json', '--singleThreaded'];
const ALL = [FORMAT, ...LINT, TYPES];

/** What `npm run <name>` looks at. */
export const CHECKS: Readonly<Record<string, readonly Check[]>> = {
  'format:check': [FORMAT],
  format: [['Format', 'prettier', '--write', '--log-level', 'warn', '.']],
  lint: LINT,
  types: [TYPES],
};

/** Run checks side by side; each prints nothing but its label unless it fails. */
export async function staticChecks({ signal }: Lifetime, checks: readonly Check[] = ALL): Promise<Tally> {
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
