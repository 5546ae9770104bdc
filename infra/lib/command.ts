import { say } from './steps.mjs';
import { createLifetime, type Lifetime } from './lifetime.ts';
import { explain, explainFileError } from './errors.ts';

export interface Outcome {
  readonly exitCode: number;
  /** Printed when everything is stopped. */
  readonly lastLine?: string;
}

/** For a command that serves until it is told to stop. */
export const untilStopped = () => new Promise<never>(() => undefined);

/**
 * Runs a command until it has done its work or is told to stop. Ctrl-C, SIGTERM, a closed terminal and the
 * end of the bootstrap all stop everything in order. Stopping what serves is a success; stopping work
 * half-way is not.
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
    // The folder begins the sentence or stands within it; what an error begins with may be a name, and stays
    // as it is.
    const reason = explainFileError(error, 'the data directory')?.replace(/^the/, 'The') ?? explain(error);
    outcome = { exitCode: 1, lastLine: `✗ ${reason}` };
  }
  if (ending) return;
  ending = true;
  await lifetime.end();
  if (outcome.lastLine) say(outcome.lastLine);
  process.exit(outcome.exitCode);
}
