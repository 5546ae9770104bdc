import { Pool } from 'undici';
import type { Target } from './target.ts';

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

/**
 * Keeps so many connections busy, each asking again as soon as it has its answer, and times every answer.
 * @throws when a request is answered anything but 200 or 503
 */
export async function load(
  { port }: Target,
  asks: readonly Ask[],
  { connections = 32, seconds }: { connections?: number; seconds: number },
): Promise<Load> {
  const pool = new Pool(`http://127.0.0.1:${port}`, { connections });
  const requests = asks.map(({ method = 'GET', path, cookie, body }) => ({
    ...{ method, path, body },
    headers: { ...(cookie && { cookie }), ...(body && { 'content-type': 'application/json' }) },
  }));
  const times: number[] = [];
  const begun = performance.now();
  let next = 0;
  let refused = 0;
  const client = async () => {
    while (performance.now() < begun + seconds * 1000) {
      const request = requests[next++ % requests.length] ?? { method: 'GET', path: '/' };
      const asked = performance.now();
      const { statusCode, body } = await pool.request(request);
      await body.dump();
      times.push(performance.now() - asked);
      if (statusCode === 503) refused += 1;
      else if (statusCode !== 200) {
        throw new Error(`${request.method} ${request.path} answered ${statusCode}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, client));
  } finally {
    await pool.destroy();
  }
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
