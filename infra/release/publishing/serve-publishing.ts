import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Lifetime } from '../../lib/index.ts';
import { bringPublishersUpToDate } from '../store/publishers.ts';
import type { Site } from '../store/site.ts';
import type { NotifyOperator } from './publisher-store.ts';

const BODY_WITHIN = 60_000;

/** Load the publishing code on the first request, since most sites have no publisher. */
export function createPublishingServer(site: Site, notify: NotifyOperator, gateway?: string): Server {
  let call: Promise<RequestListener> | undefined;
  return createServer({ requestTimeout: BODY_WITHIN }, (request, response) => {
    call ??= import('./publishing-server.ts').then((module) => module.publishingCall(site, notify, gateway));
    void call.then((answer) => answer(request, response));
  });
}

/** @param gateway the address through which a version's files are fetched before its promotion */
export async function servePublishing(
  site: Site,
  gateway: string,
  { host, port }: { host: string; port: number },
  notify: NotifyOperator,
  lifetime: Lifetime,
): Promise<string> {
  await bringPublishersUpToDate(site);
  const server = createPublishingServer(site, notify, gateway);
  await once(server.listen(port, host), 'listening');
  await lifetime.onEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `${host}:${(server.address() as AddressInfo).port}`;
}
