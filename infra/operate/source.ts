import { apiEnvironment } from '../launch/api.ts';
import type { DataDir } from '../launch/embedded/data-dir.ts';
import type { Servers } from '../launch/embedded/servers.ts';
import type { Lifetime } from '../lib/index.ts';
import type { Settings } from '../lib/settings.ts';
import { openPhotoStore, type PhotoStore } from './photo-store.ts';

/** A site's data: what is backed up, restored to, or looked at. */
export interface Source {
  readonly settings: Settings;
  readonly dataDir: DataDir;
  readonly servers: Servers;
  readonly photos: PhotoStore;
  /** Of the API's own scripts. */
  readonly env: NodeJS.ProcessEnv;
}

export async function openSource(
  settings: Settings,
  { dataDir, servers }: Pick<Source, 'dataDir' | 'servers'>,
  lifetime: Lifetime,
): Promise<Source> {
  const env = await apiEnvironment(settings, dataDir, servers);
  return { settings, dataDir, servers, env, photos: openPhotoStore(env, lifetime) };
}
