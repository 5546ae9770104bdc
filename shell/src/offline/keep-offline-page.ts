/** Where the worker lies: at the root, so that it may answer for every page. */
const WORKER = '/worker.js';

/**
 * Lets a page without a signal say so itself. Whoever runs the site switches it off by `OFFLINE_PAGE=0`: then
 * this takes the worker away at once, and where it isn't called, the one that the gateway has in its place
 * does.
 */
export async function keepOfflinePage(): Promise<void> {
  // Only over https, and on the machine itself.
  if (!('serviceWorker' in navigator)) return;
  const wanted = document.querySelector<HTMLMetaElement>('meta[name="offline-page"]')?.content;
  try {
    if (wanted === '1') await navigator.serviceWorker.register(WORKER);
    else for (const known of await navigator.serviceWorker.getRegistrations()) await known.unregister();
  } catch {
    // The browser doesn't want one: its own page stands then.
  }
}
