import { join } from 'node:path';
import { execa } from 'execa';
import { ROOT, runCommand } from '../lib/index.ts';
import { ownRemote } from '../release/build/apps.ts';
import { journeys, runStages, suites } from './stages.ts';
import { staticChecks } from './static-checks.ts';

// In a remote's own folder, run only the tests of that remote. Vitest gets the options after `--`.
const remote = await ownRemote();
if (remote === undefined) await runStages((lifetime) => staticChecks(lifetime), suites, journeys);
else await runCommand(({ signal }) => testRemote(remote, signal), { exitCodeWhenStopped: 1 });

async function testRemote(remote: string, cancelSignal: AbortSignal) {
  const { exitCode } = await execa(
    join(ROOT, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', remote, ...process.argv.slice(2)],
    { cwd: ROOT, stdio: 'inherit', reject: false, cancelSignal },
  );
  return { exitCode: exitCode ?? 1 };
}
