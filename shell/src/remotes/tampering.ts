import { timeLimit } from './time-limit.ts';

const BUDGET_MS = 5000;
/** Algorithms by the prefix of a hash: a remote's entry has a sha384 hash, its other files have sha256. */
const ALGORITHMS: Readonly<Record<string, string>> = { sha256: 'SHA-256', sha384: 'SHA-384' };

/**
 * Download failed scripts again and compare hashes: a browser does not report why it refused one.
 * Bypass the cache, which also replaces a bad copy that the browser would keep for a year.
 */
export async function areTampered(
  refused: readonly [address: string, integrity: string][],
): Promise<boolean> {
  // Without HTTPS the browser has no hash functions, and has checked no script.
  if (!globalThis.crypto?.subtle) return false;
  const answers = await Promise.all(refused.map(([address, hash]) => differs(address, hash)));
  return answers.includes(true);
}

async function differs(address: string, integrity: string): Promise<boolean> {
  const [kind = ''] = integrity.split('-', 1);
  const algorithm = ALGORITHMS[kind];
  if (!algorithm) return false;
  try {
    const answer = await fetch(address, { cache: 'reload', signal: timeLimit(BUDGET_MS) });
    if (!answer.ok) return false;
    const hash = await crypto.subtle.digest(algorithm, await answer.arrayBuffer());
    return `${kind}-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` !== integrity;
  } catch {
    return false;
  }
}
