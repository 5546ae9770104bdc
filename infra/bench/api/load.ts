import { readFile } from 'node:fs/promises';
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
  /** How many were answered 503, as an API does that can't keep up: each a failure of what is measured. */
  readonly refused: number;
}

/** A few thousand addresses, as the gateway names them: what is limited by them sees a crowd. */
export const addressOf = (number: number) => `10.${number % 13}.${number % 241}.${1 + (number % 199)}`;

/**
 * Keeps so many connections busy, each asking again as soon as it has its answer, from ever another address,
 * and times every answer.
 * @param mayRefuse whoever measures tells how many were refused
 * @throws when a request is answered anything but 200
 */
export async function load(
  { port }: Target,
  asks: readonly Ask[],
  {
    connections = 32,
    seconds,
    mayRefuse = false,
  }: { connections?: number; seconds: number; mayRefuse?: boolean },
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
      const number = next++;
      const request = requests[number % requests.length] ?? { method: 'GET', path: '/', headers: {} };
      const headers = { ...request.headers, 'x-forwarded-for': addressOf(number) };
      const asked = performance.now();
      const { statusCode, body } = await pool.request({ ...request, headers });
      await body.dump();
      times.push(performance.now() - asked);
      if (statusCode === 503 && mayRefuse) refused += 1;
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

/** Seconds that a process has kept a processor, to hundredths where the system tells them; elsewhere 0. */
export async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) / 100;
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
