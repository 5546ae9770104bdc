import { runCommand, untilStopped } from '../lib/command.ts';
import { box } from './console/box.ts';
import { say } from '../lib/steps.mjs';
import { DEV_PORTS, startFrontEnds } from './dev/front-ends.ts';
import { runDev } from './dev/run-dev.ts';
import { Refusal } from '../lib/refusal.ts';

/**
 * One remote by itself: stand-alone in the browser, or pointed at from a running shell. The API comes with it, unless
 * API_ORIGIN names one that runs already.
 */
await runCommand(async (lifetime) => {
  const name = process.argv[2] ?? '';
  const port = DEV_PORTS[name];
  if (port === undefined) {
    throw new Refusal(`There is no front end ${name}; there are: ${Object.keys(DEV_PORTS).join(', ')}.`);
  }
  const site = `http://localhost:${port}`;
  if (process.env.API_ORIGIN) await startFrontEnds([name], {}, lifetime);
  else await runDev(site, [name], lifetime);
  say(
    box([
      `${name} is developed on ${site}, by itself`,
      `A development shell shows it with ?remote.${name}=${site}/`,
    ]),
  );
  return untilStopped();
});
