import { say } from './steps.mjs';
import { createLifetime, type Lifetime } from './lifetime.ts';
import { explain, explainFileError } from './errors.ts';

export interface Outcome {
  readonly exitCode: number;
  readonly lastLine?: string;
}

export const untilStopped = () => new Promise<never>(() => undefined);

/**
 * Run a command until it has finished, or until a signal or the end of the parent process stops it.
 * @param options.exitCodeWhenStopped 0 for a command that runs until it is stopped, such as `npm start`
 */
export async function runCommand(
  work: (lifetime: Lifetime) => Promise<Outcome>,
  { exitCodeWhenStopped = 0 } = {},
): Promise<void> {
  const lifetime = createLifetime();
  let ending = false;
  const stop = (remark: string) => {
    if (ending) return;
    ending = true;
    say(remark);
    void lifetime.end().then(() => process.exit(exitCodeWhenStopped));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop('Stopping …'));
  }
  process.on('disconnect', () => stop('Stopping, because the command that started this has ended.'));

  let outcome: Outcome;
  try {
    outcome = await work(lifetime);
  } catch (error) {
    if (ending) return;
    // Capitalise only explanations of file errors: other messages can begin with a lower-case name.
    const reason = explainFileError(error, 'the data directory')?.replace(/^the/, 'The') ?? explain(error);
    outcome = { exitCode: 1, lastLine: `✗ ${reason}` };
  }
  if (ending) return;
  ending = true;
  await lifetime.end();
  if (outcome.lastLine) say(outcome.lastLine);
  process.exit(outcome.exitCode);
}
