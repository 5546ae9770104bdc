import type { PageTable } from '@pehchan/kit';
import { failureOf, RemoteFailure } from './failure.ts';
import { loadRemotePages } from './runtime.ts';

/**
 * Remotes that failed for good in this tab. A module that failed half-way is taken for a loaded one by the
 * next import, which then fails of something else: so there is no next import, and the first cause stays the
 * one that is named.
 */
const lost = new Map<string, RemoteFailure>();

/** One page of a remote. Throws a `RemoteFailure`, whatever went wrong. */
export async function loadPage(
  remote: string,
  page: string,
): Promise<Awaited<ReturnType<PageTable[string]>>['default']> {
  const before = lost.get(remote);
  if (before) throw before;
  try {
    const pages = await loadRemotePages(remote);
    const load = pages[page];
    if (!load) throw new RemoteFailure('broken', 'NO-PAGE');
    return (await load()).default;
  } catch (error) {
    const failure = failureOf(error);
    if (!isPassing(failure) && failure.code !== 'NO-PAGE') lost.set(remote, failure);
    throw failure;
  }
}

/** Whether another try in this page can help; else only a fresh page can. */
export function isPassing({ reason }: RemoteFailure): boolean {
  return reason === 'network' || reason === 'tampered';
}
