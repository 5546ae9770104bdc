import { execa } from 'execa';
import { object, string } from 'yup';
import { argumentsOf, columns, ROOT, runCommand, say } from '../lib/index.ts';

const WITHIN = 60_000;
const vulnerabilitySchema = object({ severity: string().required(), range: string().default('') });

/** List known vulnerabilities of packages. Pass if the registry does not answer. */
await runCommand(async ({ signal }) => {
  argumentsOf({}, 'Use: npm run audit');
  const options = ['--json', '--package-lock-only', '--fetch-retries=0'];
  const { stdout } = await execa('npm', ['audit', ...options], {
    cwd: ROOT,
    cancelSignal: signal,
    reject: false,
    timeout: WITHIN,
  });
  const found = vulnerabilitiesIn(stdout);
  if (!found) {
    say(
      '! Vulnerabilities were not checked, because the registry does not answer. Run npm run audit on another network.',
    );
    return { exitCode: 0 };
  }
  if (found.length === 0) {
    return { exitCode: 0, lastLine: '✓ The registry knows no vulnerability of these packages.' };
  }
  say(columns(found.map(({ name, severity, range }) => [severity, name, range])));
  return {
    exitCode: 1,
    lastLine: `✗ ${found.length} packages have known vulnerabilities. For the fixes run npm audit`,
  };
});

function vulnerabilitiesIn(stdout: string | undefined) {
  try {
    const { vulnerabilities } = JSON.parse(stdout ?? '') as { vulnerabilities?: Record<string, unknown> };
    if (!vulnerabilities) return undefined;
    return Object.entries(vulnerabilities).map(([name, found]) => ({
      name,
      ...vulnerabilitySchema.validateSync(found),
    }));
  } catch {
    return undefined;
  }
}
