import { apiEnvironment } from '../launch/api.ts';
import type { DataDir } from '../launch/data-dir.ts';
import type { Servers } from '../launch/embedded/servers.ts';
import type { Lifetime } from '../lib/index.ts';
import type { Settings } from '../lib/settings.ts';
import { openPhotoStore } from './photo-store.ts';

export type Source = Awaited<ReturnType<typeof openSource>>;

export async function openSource(
  settings: Settings,
  { dataDir, servers }: { dataDir: DataDir; servers: Servers },
  lifetime: Lifetime,
) {
  const env = await apiEnvironment(settings, dataDir, servers);
  return { settings, dataDir, servers, env, photos: openPhotoStore(env, lifetime) };
}
