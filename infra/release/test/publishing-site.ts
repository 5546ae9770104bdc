import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { writeAtomically } from '../../lib/files.ts';
import { temporaryFolder } from '../../lib/test/temporary.ts';
import { bundleOf } from '../build/bundle.ts';
import { httpStore } from '../publishing/http-store.ts';
import { createPublishingServer } from '../publishing/serve-publishing.ts';
import { addPublisher } from '../store/publishers.ts';
import { siteIn } from '../store/site.ts';
import { buildRemote, HOST, type RemoteChange } from './remote-build.ts';

export type PublishingSite = Awaited<ReturnType<typeof publishingSite>>;

/** Start the publishing call of a new site for a remote team, which has a token and no folder access. */
export async function publishingSite() {
  const folder = await temporaryFolder();
  const site = siteIn(join(folder, 'site'));
  await writeAtomically(site.host, JSON.stringify(HOST));
  const token = await addPublisher(site, 'member', 'Member team', { duty: 'promotes' });
  const at = { folder, site, token, told: [] as string[], sendsNoMail: false };
  const tell = (subject: string, lines: readonly string[]) => {
    at.told.push([subject, ...lines].join('\n'));
    return Promise.resolve();
  };
  Object.defineProperty(tell, 'sendsNoMail', { get: () => at.sendsNoMail });
  const server = createPublishingServer(site, tell);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  onTestFinished(async () => {
    expect(await readFile(site.publishers, 'utf8'), 'no token is kept').not.toContain(at.token);
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(at, {
    address,
    store: httpStore(address, token),
    bundle: async (name = 'member', change?: RemoteChange) =>
      bundleOf(await buildRemote(folder, name, change)),
    post: (path: string, body: string, headers: Record<string, string> = {}) =>
      fetch(`${address}/publishing/${path}`, {
        method: 'POST',
        body,
        headers: { Authorization: `Bearer ${at.token}`, ...headers },
      }),
  });
}
