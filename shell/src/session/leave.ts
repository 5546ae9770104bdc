import { SIGNED_IN_COOKIE, SIGNED_OUT } from '@pehchan/contract/accounts';
import { forgetEverything, LEAVING, mayBeSignedIn, onTabNews, paths, tellTabs } from '@pehchan/kit';
import { writeCookie } from '@pehchan/kit/preferences/cookies';
import type { Line } from './lines.ts';

/** The address that this page is already leaving for: several calls can notice the end of a session. */
let leavingFor: string | undefined;

/** Leave for an address only once: a repeated navigation would abandon the first and request it again. */
function leaveFor(address: string): void {
  if (leavingFor === address) return;
  leavingFor = address;
  window.location.replace(address);
}

/** Leave by a navigation, which discards all memory: no list, photo or remote outlives its session. */
export function leaveForSignIn(): void {
  const here = window.location.pathname + window.location.search;
  const next = here === paths.home ? '' : `?next=${encodeURIComponent(here)}`;
  clearPage();
  leaveFor(paths.login + next);
}

/** Delete all personal data in every tab before the API replies: offline, the next user must find nothing. */
export function beginSignOut(): void {
  forgetEverything();
  writeCookie(SIGNED_IN_COOKIE, SIGNED_OUT);
  tellTabs({ kind: 'signedOut' });
  window.dispatchEvent(new Event(LEAVING));
}

export function signOutEverywhere(line?: Line): void {
  tellTabs({ kind: 'signedOut' });
  leaveAfterSignOut(line);
}

export function followSignOut(): void {
  onTabNews(({ kind }) => kind === 'signedOut' && leaveAfterSignOut());
}

/** Leave after a sign-out, and also delete drafts: other people use the same phone. */
export function leaveAfterSignOut(line?: Line): void {
  forgetEverything();
  clearPage();
  leaveFor(paths.login + (line ? `#${line}` : ''));
}

/** Do not show a page from the back/forward cache to the next user. */
export function forgetPagesOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    leavingFor = undefined;
    // If another account is signed in by now, reload to check its session.
    if (mayBeSignedIn()) window.location.reload();
    else leaveAfterSignOut();
  });
}

function clearPage(): void {
  window.dispatchEvent(new Event(LEAVING));
  document.getElementById('root')?.replaceChildren();
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
}
