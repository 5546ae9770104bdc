import { say } from './console/steps.mjs';
import { createLifetime, type Lifetime } from './process/lifetime.ts';
import { explain, explainFileError } from './refusal.ts';

/**
 * Runs a command until it has done its work or is told to stop. Ctrl-C, SIGTERM, a closed terminal and the end of the bootstrap
 * all stop everything in order; stopping on request is a success.
 */
export async function runCommand(work: (lifetime: Lifetime) => Promise<number>): Promise<void> {
  const lifetime = createLifetime();
  let stopped = false;
  const stop = (reason: string) => {
    if (stopped) return;
    stopped = true;
    if (reason) say(reason);
    void lifetime.end().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop('Stopping …'));
  }
  process.on('disconnect', () => stop(''));

  try {
    const exitCode = await work(lifetime);
    await lifetime.end();
    if (!stopped) process.exit(exitCode);
  } catch (error) {
    if (stopped) return;
    stopped = true;
    await lifetime.end();
    say(`✗ ${explainFileError(error, 'The data directory') ?? explain(error)}`);
    process.exit(1);
  }
}
