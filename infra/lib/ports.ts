import { createServer } from 'node:net';
import { errorCode } from './refusal.ts';

const LOOPBACK = '127.0.0.1';

/** The port itself when it is free on the loopback address, else any free one. */
export async function choosePort(preferred: number | undefined): Promise<number> {
  if (preferred && (await tryPort(preferred, LOOPBACK)) === undefined) return preferred;
  return freePort();
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, LOOPBACK, () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gave no port.'));
      });
    });
  });
}

/** Undefined when the port can be listened on, else the system's error code. Without a host: on every address. */
export function tryPort(port: number, host?: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(errorCode(error) ?? 'unknown'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}
