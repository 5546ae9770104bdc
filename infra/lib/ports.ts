import { once } from 'node:events';
import { createServer } from 'node:net';
import { errorCode } from './errors.ts';

const LOOPBACK = '127.0.0.1';

/** The first port to try. All ports are below 32,768, where the system takes ports for other connections. */
const FIRST = 15_000;
const COUNT = 17_000;
let tried = 0;

/** Return a free port of the loopback address, never the same twice. @throws after 17,000 ports */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred && (await tryPort(preferred, LOOPBACK)) === undefined) return preferred;
  while (tried < COUNT) {
    const port = FIRST + ((process.pid * 64 + tried) % COUNT);
    tried += 1;
    if ((await tryPort(port, LOOPBACK)) === undefined) return port;
  }
  throw new Error('This process has used up its ports.');
}

/** Return the error code for a port that can't be listened on; without `host`, on any address. */
export async function tryPort(port: number, host?: string): Promise<string | undefined> {
  const probe = createServer().listen({ port, host, exclusive: true });
  try {
    await once(probe, 'listening');
    await probe[Symbol.asyncDispose]();
  } catch (error) {
    return errorCode(error) ?? 'unknown';
  }
}
