import { join } from 'node:path';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { bundleOf } from '../build/bundle.ts';
import { promote } from '../promotion/promote.ts';
import { publish as publishBundle } from '../promotion/publish.ts';
import { readCurrent } from '../store/release-document.ts';
import { type Published, type Site, siteIn } from '../store/site.ts';
import { buildRemote, HOST, type RemoteChange } from './remote-build.ts';

export const BY = { host: HOST, by: 'Kamla' };

export interface ReleaseSite {
  readonly folder: string;
  readonly site: Site;
  publish(name: string, change?: RemoteChange): Promise<Published>;
  serve(name: string, change?: RemoteChange): Promise<Published>;
  twoVersions(): Promise<[Published, Published]>;
  served(remote?: string): Promise<string | undefined>;
}

export async function releaseSite(): Promise<ReleaseSite> {
  const folder = await temporaryFolder();
  const site = siteIn(join(folder, 'site'));
  const publish = async (name: string, change?: RemoteChange) =>
    publishBundle(site, await bundleOf(await buildRemote(folder, name, change)), 'Kamla');
  const serve = async (name: string, change?: RemoteChange) => {
    const version = await publish(name, change);
    await promote(site, [version], BY);
    return version;
  };
  return {
    folder,
    site,
    publish,
    serve,
    twoVersions: async () => [await serve('member'), await serve('member', { entry: 'console.log(2)' })],
    served: async (remote = 'member') => (await readCurrent(site))?.remotes[remote]?.version,
  };
}
