import type { ReleasedRemote } from '@pehchan/contract/release';

/**
 * A browser doesn't say why it refused a script. So what the entry's address answers now is held against the hash that was
 * promoted. Asked past the browser's cache, which also replaces a bad copy that would be kept there for a year.
 */
export async function isTampered({ base, entry, integrity }: ReleasedRemote): Promise<boolean> {
  // Without a secure origin there are no hashes, and the browser checked nothing either.
  if (!globalThis.crypto?.subtle) return false;
  const answer = await fetch(base + entry, { cache: 'reload' }).catch(() => undefined);
  if (!answer?.ok) return false;
  const hash = await crypto.subtle.digest('SHA-384', await answer.arrayBuffer());
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` !== integrity;
}
