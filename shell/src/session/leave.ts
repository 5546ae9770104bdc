import { forgetAllDrafts, LEAVING, mayBeSignedIn, paths } from '@pehchan/kit';

/**
 * The sign-in screen is a document of its own. Going there is a real navigation, which also throws away everything that
 * this page held in memory: no list, photo or remote outlives the session that was allowed to see it.
 */
export function leaveForSignIn(): void {
  const here = window.location.pathname + window.location.search;
  const next = here === paths.home ? '' : `?next=${encodeURIComponent(here)}`;
  emptyThePage();
  window.location.replace(paths.login + next);
}

/** Nothing that was begun stays on a phone that others use too. */
export function leaveAfterSignOut(): void {
  forgetAllDrafts();
  emptyThePage();
  window.location.replace(paths.login);
}

/** A page that the browser kept whole for its back button is not shown to whoever sits there now. */
export function forgetPagesOnReturn(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !mayBeSignedIn()) leaveAfterSignOut();
  });
}

function emptyThePage(): void {
  window.dispatchEvent(new Event(LEAVING));
  document.getElementById('root')?.replaceChildren();
}
