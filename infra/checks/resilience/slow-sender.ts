import { connect } from 'node:net';
import { url } from '@pehchan/contract/endpoints';

export interface Ending {
  /** The status of the reply; 0 if the site closed the connection without a reply. */
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/**
 * Send a photo one byte at a time, from the address `from`. The test uses a plain socket, so that only the
 * site can end the connection.
 * @returns how the site ended it
 */
export function sendSlowly(site: string, from: string, giveUp: AbortSignal): Promise<Ending> {
  const { hostname, port, host } = new URL(site);
  const begun = performance.now();
  let text = '';
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(
        [
          `POST ${url('createProfile')} HTTP/1.1`,
          `Host: ${host}`,
          `X-Forwarded-For: ${from}`,
          'Content-Type: multipart/form-data; boundary=b',
          'Content-Length: 4000000',
          '',
          '--b',
          'Content-Disposition: form-data; name="imageFile"; filename="a.jpg"',
          '',
          '',
        ].join('\r\n'),
      );
    });
    const more = setInterval(() => socket.writable && socket.write('x'), 500);
    const end = () => socket.destroy();
    giveUp.addEventListener('abort', end);
    socket.on('data', (bytes) => (text += bytes.toString()));
    // Ignore errors of writing to a closed connection.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(more);
      giveUp.removeEventListener('abort', end);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, text, ms: Math.round(performance.now() - begun) });
    });
  });
}
