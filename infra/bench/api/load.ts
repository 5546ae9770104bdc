import { connect, type Socket } from 'node:net';
import type { Target } from './site.ts';

/** One request, as it goes over the wire. */
export interface Ask {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  readonly body?: string;
}

export interface Load {
  /** Milliseconds of each request, in ascending order. */
  readonly times: readonly number[];
  /** Requests per second. */
  readonly throughput: number;
  /** How many were answered 503, as an API does that can't keep up. */
  readonly refused: number;
}

export interface LoadOptions {
  readonly connections?: number;
  readonly seconds: number;
}

/**
 * Keeps so many connections busy, each asking again as soon as it has its answer, and times every answer. Of its own and on bare
 * sockets: it shares the machine with what it measures, and a client that parses replies takes more of it than the server does.
 * @throws when a request is answered anything but 200 or 503
 */
export async function load(
  target: Target,
  asks: readonly Ask[],
  { connections = 32, seconds }: LoadOptions,
): Promise<Load> {
  const requests = asks.map((ask) => requestOf(target, ask));
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let next = 0;
  let refused = 0;
  const client = async () => {
    const wire = await openWire(target);
    try {
      while (performance.now() < end) {
        const request = requests[next % requests.length] ?? '';
        next += 1;
        const asked = performance.now();
        const status = await wire.ask(request);
        times.push(performance.now() - asked);
        if (status === 503) refused += 1;
        else if (status !== 200) throw new Error(`${request.split('\r')[0]} answered ${status}`);
      }
    } finally {
      wire.close();
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const throughput = times.length / ((performance.now() - begun) / 1000);
  return { times: times.sort((a, b) => a - b), throughput, refused };
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export function median(values: readonly number[]): number {
  return percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

function requestOf({ port }: Target, { method = 'GET', path, cookie, body }: Ask): string {
  return [
    `${method} ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...(cookie ? [`Cookie: ${cookie}`] : []),
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`] : []),
    '',
    body ?? '',
  ].join('\r\n');
}

interface Wire {
  ask(request: string): Promise<number>;
  close(): void;
}

async function openWire({ port }: Target): Promise<Wire> {
  const socket: Socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  socket.setNoDelay(true);
  let answer: PromiseWithResolvers<number> | undefined;
  let status = 0;
  /** Bytes of the reply still to come; undefined while its head isn't whole. */
  let left: number | undefined;
  let head = '';
  const fail = () => answer?.reject(new Error('The server closed the connection.'));
  socket.on('close', fail).on('error', fail);
  socket.on('data', (chunk: Buffer) => {
    let bytes = chunk.length;
    if (left === undefined) {
      head += chunk.toString('latin1');
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return;
      status = Number(head.slice(9, 12));
      left = Number(/content-length: (\d+)/i.exec(head.slice(0, end))?.[1] ?? 0);
      bytes = head.length - end - 4;
    }
    left -= bytes;
    if (left > 0) return;
    left = undefined;
    head = '';
    answer?.resolve(status);
  });
  return {
    ask(request) {
      answer = Promise.withResolvers<number>();
      socket.write(request);
      return answer.promise;
    },
    close() {
      socket
        .off('close', fail)
        .off('error', fail)
        .on('error', () => undefined);
      socket.destroy();
    },
  };
}
