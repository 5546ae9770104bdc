import type { ReleasedRemote } from '@pehchan/release/document';
import { noteRemoteLoad } from '@pehchan/kit';

/** How each remote fared in this page so far. */
const fared = new Map<string, 'loaded' | 'failed'>();

/** A screen of this remote could be shown: counted once, however many follow. */
export function countLoad({ name, version }: ReleasedRemote): void {
  const before = fared.get(name);
  if (before === 'loaded') return;
  fared.set(name, 'loaded');
  noteRemoteLoad({ remote: name, version, outcome: before === 'failed' ? 'retried' : 'loaded' });
}

/** What failed is counted by its report; kept here is that the next try is another one. */
export function rememberFailure({ name }: ReleasedRemote): void {
  if (!fared.has(name)) fared.set(name, 'failed');
}
