import { join } from 'node:path';
import { type Lifetime, ROOT } from '../../lib/index.ts';
import { parseSettings, readEnvironment } from '../../lib/settings.ts';
import { API_HOST, makeDemoCommunity } from '../api.ts';
import { claimDataDir, startDatabase } from '../stack.ts';
import { startFrontEnds, type FrontEnd } from './front-ends.ts';
import { startDevProcess } from './processes.ts';

/**
 * Servers, an API that restarts when its files change, and front ends that update in place.
 * @param site the origin that the browser is on: the API takes changes from nowhere else
 */
export async function runDev(
  site: string,
  frontEnds: readonly FrontEnd[],
  lifetime: Lifetime,
): Promise<void> {
  const settings = { ...parseSettings(readEnvironment()), publicUrl: site };
  const claimed = await claimDataDir(settings, { holder: `npm run dev, process ${process.pid}` }, lifetime);
  const { env, apiPort } = await startDatabase(settings, claimed, lifetime);
  await makeDemoCommunity(env, settings, lifetime);

  await startDevProcess(
    {
      label: 'api',
      file: process.execPath,
      args: ['--watch', '--watch-preserve-output', 'src/server.ts'],
      cwd: join(ROOT, 'api'),
      env,
      port: apiPort,
    },
    lifetime,
  );
  await startFrontEnds(frontEnds, { API_ORIGIN: `http://${API_HOST}:${apiPort}` }, lifetime);
}
