import { timeLimit } from './time-limit.ts';

const BUDGET_MS = 5000;
/** The entry's hash is of the second kind, its chunks' of the first. */
const ALGORITHMS: Readonly<Record<string, string>> = { sha256: 'SHA-256', sha384: 'SHA-384' };

/**
 * A browser doesn't say why it refused a script. So what the addresses of those that failed answer now is
 * held against their hashes: the entry's is in the release, a later chunk's in the entry. Asked past the
 * browser's cache, which also replaces a bad copy that would be kept there for a year.
 */
export async function areTampered(
  refused: readonly [address: string, integrity: string][],
): Promise<boolean> {
  // Without a secure origin there are no hashes, and the browser checked nothing either.
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
