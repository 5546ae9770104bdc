import { join } from 'node:path';
import { type Lifetime, ROOT, runCommand, say, untilStopped, UserError } from '../lib/index.ts';
import { parseSettings, readEnvironment } from '../lib/settings.ts';
import { ownRemote } from '../release/build/apps.ts';
import { API_HOST, makeDemoCommunity } from './api.ts';
import { box } from './console/box.ts';
import { frontEnds, startFrontEnds } from './dev/front-ends.ts';
import { startDevProcess } from './dev/processes.ts';
import { findBinaries } from './embedded/binaries.ts';
import { neededServers } from './embedded/servers.ts';
import { claimDataDir, startDatabase } from './stack.ts';

/** Start the site with hot reload, or only one remote, which can use a running API at API_ORIGIN. */
await runCommand(async (lifetime) => {
  const all = await frontEnds();
  const name = process.argv[2] ?? (await ownRemote());
  const chosen = name === undefined ? all : all.filter((frontEnd) => frontEnd.name === name);
  const [first] = chosen;
  if (!first) {
    const known = all.map((frontEnd) => frontEnd.name).join(', ');
    throw new UserError(`There is no front end ${name}. Choose from: ${known}.`);
  }
  const site = `http://localhost:${first.port}`;
  const hasApi = name !== undefined && process.env.API_ORIGIN;
  await startFrontEnds(chosen, hasApi ? {} : { API_ORIGIN: await startApi(site, lifetime) }, lifetime);
  say(
    box(
      name === undefined
        ? [`Pehchan is developed on ${site}`, '', 'Ctrl-C stops everything; the data stay.']
        : [
            `${name} is developed on ${site}, by itself`,
            `A development shell shows it with ?remote.${name}=${site}/`,
          ],
    ),
  );
  return untilStopped();
});

/** @param site the only origin from which the API accepts changes */
async function startApi(site: string, lifetime: Lifetime): Promise<string> {
  const settings = { ...parseSettings(readEnvironment()), publicUrl: site };
  const dataDir = await claimDataDir(settings, { holder: `npm run dev, process ${process.pid}` }, lifetime);
  const binaries = await findBinaries(neededServers(settings), lifetime.signal);
  const { env, apiPort: port } = await startDatabase(settings, { dataDir, binaries }, lifetime);
  if (settings.demo) await makeDemoCommunity(env, lifetime);
  const args = ['--watch', '--watch-preserve-output', 'src/server.ts'];
  const program = { file: process.execPath, args, cwd: join(ROOT, 'api') };
  await startDevProcess({ label: 'api', ...program, env, port }, lifetime);
  return `http://${API_HOST}:${port}`;
}
