import { runCommand, say, untilStopped } from '../lib/index.ts';
import { box } from './console/box.ts';
import { SHELL_PORT } from '../../remotes.ts';
import { frontEnds } from './dev/front-ends.ts';
import { runDev } from './dev/run-dev.ts';

const SITE = `http://localhost:${SHELL_PORT}`;

/** Everything with hot reload: the API restarts when its files change, the front ends update in place. */
await runCommand(async (lifetime) => {
  await runDev(SITE, await frontEnds(), lifetime);
  say(box([`Pehchan is developed on ${SITE}`, '', 'Ctrl-C stops everything; the data stay.']));
  return untilStopped();
});
