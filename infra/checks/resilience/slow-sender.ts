import { connect } from 'node:net';
import { url } from '@pehchan/contract/endpoints';

export interface Ending {
  /** 0 if the site closed the connection without a reply. */
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

/**
 * Upload a photo one byte at a time with the client address `from`. A raw socket, so that only the site
 * ends it.
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
    // Writing to a closed connection raises errors.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(more);
      giveUp.removeEventListener('abort', end);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, text, ms: Math.round(performance.now() - begun) });
    });
  });
}
