import type { AddressInfo } from 'node:net';
import type { Lifetime } from '../lib/lifetime.ts';
import { createPublishingServer } from './publishing-server.ts';
import type { Site } from './site.ts';

export interface Listening {
  readonly host: string;
  /** 0: any free one. */
  readonly port: number;
}

/**
 * Serves the publishing call until the lifetime ends; the gateway stands before it.
 * @param gateway through which a version's files are asked for before it is promoted
 * @returns where it listens, as `host:port`
 */
export async function servePublishing(
  site: Site,
  gateway: string,
  { host, port }: Listening,
  lifetime: Lifetime,
): Promise<string> {
  const server = createPublishingServer(site, gateway);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  await lifetime.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `${host}:${(server.address() as AddressInfo).port}`;
}
