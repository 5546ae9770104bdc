import { runCommand, untilStopped } from './command.ts';
import { DEV_PORTS, startFrontEnds } from './dev/front-ends.ts';
import { Refusal } from './refusal.ts';

/** One remote's development server alone: stand-alone in the browser, or pointed at from a running shell. */
await runCommand(async (lifetime) => {
  const name = process.argv[2] ?? '';
  if (!(name in DEV_PORTS)) {
    throw new Refusal(`There is no front end ${name}; there are: ${Object.keys(DEV_PORTS).join(', ')}.`);
  }
  await startFrontEnds([name], {}, lifetime);
  return untilStopped();
});
