import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT, runCommand, UserError } from '../lib/index.ts';
import { ownRemote } from '../release/apps.ts';

/**
 * The tests of one remote, on the project's own Node: `npm test -w member-app`, with vitest's options behind
 * `--`.
 */
await runCommand(
  async ({ signal }) => {
    const remote = await ownRemote();
    if (remote === undefined) throw new UserError('Whose tests? Use: npm test -w <name>-app');
    const { exitCode } = await execa(
      join(ROOT, 'node_modules', '.bin', 'vitest'),
      ['run', '--project', remote, ...process.argv.slice(2)],
      { cwd: ROOT, stdio: 'inherit', reject: false, cancelSignal: signal },
    );
    return { exitCode: exitCode ?? 1 };
  },
  { exitCodeWhenStopped: 1 },
);
