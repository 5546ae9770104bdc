import type { ReleaseDocument } from '@pehchan/release/document';
import { RELEASE_ADDRESS } from './release.ts';

const BUDGET_MS = 5000;
const RELOADED = 'pehchan.reloaded';

/** The release that is served by now; undefined when that can't be told. */
async function servedId(): Promise<string | undefined> {
  try {
    const answer = await fetch(RELEASE_ADDRESS, { signal: AbortSignal.timeout(BUDGET_MS) });
    return answer.ok ? ((await answer.json()) as ReleaseDocument).id : undefined;
  } catch {
    return undefined;
  }
}

/** Whether this tab works with an older release than the one that is served. */
export async function isOutdated({ id }: ReleaseDocument): Promise<boolean> {
  const served = await servedId();
  return served !== undefined && served !== id;
}

/**
 * A file that is gone since a newer release was served comes with a new document, not with another try. Once
 * per release: a page that fails in the new one too must not reload for ever.
 *
 * @returns whether the page is on its way out
 */
export async function reloadForNewRelease(): Promise<boolean> {
  const served = await servedId();
  if (served === undefined || served === pinned) return false;
  try {
    if (sessionStorage.getItem(RELOADED) === served) return false;
    sessionStorage.setItem(RELOADED, served);
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** What ‘Try again’ means: with the newer release, where there is one, else once more with this one. */
export async function tryAgain(inPlace: () => void): Promise<void> {
  const served = await servedId();
  if (served !== undefined && served !== pinned) window.location.reload();
  else inPlace();
}

let pinned = '';

/** Called once, with the release that this tab works with for its life. */
export function pinRelease({ id }: ReleaseDocument): void {
  pinned = id;
}
