import { SIGNED_IN_COOKIE, SIGNED_OUT } from '@pehchan/contract/accounts';
import { forgetEverything, LEAVING, mayBeSignedIn, onTabNews, paths, tellTabs } from '@pehchan/kit';
import { writeCookie } from '@pehchan/kit/preferences/cookies';
import type { Line } from './lines.ts';

/** Where this page is going. A session's end is noticed by every call and screen that is under way. */
let leavingFor: string | undefined;

/** Go once: a second call would abandon the navigation of the first and ask for the page again. */
function leaveFor(address: string): void {
  if (leavingFor === address) return;
  leavingFor = address;
  window.location.replace(address);
}

/**
 * The sign-in screen is a document of its own. Going there is a real navigation, which also throws away
 * everything that this page held in memory: no list, photo or remote outlives the session that was allowed to
 * see it.
 */
export function leaveForSignIn(): void {
  const here = window.location.pathname + window.location.search;
  const next = here === paths.home ? '' : `?next=${encodeURIComponent(here)}`;
  emptyThePage();
  leaveFor(paths.login + next);
}

/**
 * Clears all that is personal off this browser, in every tab, before the API has heard of it: without a
 * signal it can't hear, and the next hand at this phone must find nothing.
 */
export function beginSignOut(): void {
  forgetEverything();
  writeCookie(SIGNED_IN_COOKIE, SIGNED_OUT);
  tellTabs({ kind: 'signedOut' });
  window.dispatchEvent(new Event(LEAVING));
}

/**
 * Signs every tab of this browser out together.
 * @param line the part of the sign-in screen that this tab is led to
 */
export function signOutEverywhere(line?: Line): void {
  tellTabs({ kind: 'signedOut' });
  leaveAfterSignOut(line);
}

export function followSignOut(): void {
  onTabNews(({ kind }) => kind === 'signedOut' && leaveAfterSignOut());
}

/** Nothing that was begun stays on a phone that others use too. */
export function leaveAfterSignOut(line?: Line): void {
  forgetEverything();
  emptyThePage();
  leaveFor(paths.login + (line ? `#${line}` : ''));
}

/** A page that the browser kept whole for its back button is not shown to whoever sits there now. */
export function forgetPagesOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leavingFor = undefined;
    // Whoever is signed in now may be somebody else: the page starts over and asks.
    if (mayBeSignedIn()) window.location.reload();
    else leaveAfterSignOut();
  });
}

function emptyThePage(): void {
  window.dispatchEvent(new Event(LEAVING));
  document.getElementById('root')?.replaceChildren();
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
}
