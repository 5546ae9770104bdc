import { connect } from 'node:net';
import { url } from '@pehchan/contract/endpoints';

export interface Ending {
  /** 0: the connection was closed without a word. */
  readonly status: number;
  readonly text: string;
  /** How long it was held. */
  readonly ms: number;
}

/**
 * A photo that comes a byte at a time, from whoever `from` says. The socket is held here by hand: it is the
 * site that has to end it, and no client that does so for it.
 * @returns how the site did
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
    // What is still sent to a connection that is closed already.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(more);
      giveUp.removeEventListener('abort', end);
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
      resolve({ status, text, ms: Math.round(performance.now() - begun) });
    });
  });
}
