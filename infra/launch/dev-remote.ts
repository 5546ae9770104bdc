import { runCommand, say, untilStopped, UserError } from '../lib/index.ts';
import { box } from './console/box.ts';
import { frontEnds, startFrontEnds } from './dev/front-ends.ts';
import { runDev } from './dev/run-dev.ts';
import { ownRemote } from '../release/apps.ts';

/**
 * One remote by itself: stand-alone in the browser, or pointed at from a running shell. The API comes with
 * it, unless API_ORIGIN names one that runs already.
 */
await runCommand(async (lifetime) => {
  const name = process.argv[2] ?? (await ownRemote()) ?? '';
  const all = await frontEnds();
  const frontEnd = all.find((candidate) => candidate.name === name);
  if (!frontEnd) {
    throw new UserError(
      `There is no front end ${name}; there are: ${all.map((known) => known.name).join(', ')}.`,
    );
  }
  const site = `http://localhost:${frontEnd.port}`;
  if (process.env.API_ORIGIN) await startFrontEnds([frontEnd], {}, lifetime);
  else await runDev(site, [frontEnd], lifetime);
  say(
    box([
      `${name} is developed on ${site}, by itself`,
      `A development shell shows it with ?remote.${name}=${site}/`,
    ]),
  );
  return untilStopped();
});
