import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { errorCode } from './errors.ts';

const LOOPBACK = '127.0.0.1';

/** The preferred port when it is free on the loopback address, else any free one. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await tryPort(preferred, LOOPBACK)) === undefined) return preferred;
  await using probe = createServer().listen(0, LOOPBACK);
  await once(probe, 'listening');
  return (probe.address() as AddressInfo).port;
}

/**
 * Undefined when the port can be listened on, else the system's error code. Without a host: on every address.
 */
export async function tryPort(port: number, host?: string): Promise<string | undefined> {
  const probe = createServer().listen({ port, host, exclusive: true });
  try {
    await once(probe, 'listening');
    await probe[Symbol.asyncDispose]();
  } catch (error) {
    return errorCode(error) ?? 'unknown';
  }
}
