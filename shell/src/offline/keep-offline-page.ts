/** At the root, so that the worker can handle every page. */
const WORKER = '/worker.js';

/** Register the worker that shows the offline page, or unregister it with `OFFLINE_PAGE=0`. */
export async function keepOfflinePage(): Promise<void> {
  // Browsers offer workers only over HTTPS and on localhost.
  if (!('serviceWorker' in navigator)) return;
  const wanted = document.querySelector<HTMLMetaElement>('meta[name="offline-page"]')?.content;
  try {
    if (wanted === '1') await navigator.serviceWorker.register(WORKER);
    else for (const known of await navigator.serviceWorker.getRegistrations()) await known.unregister();
  } catch {
    // The browser refuses workers: it shows its own offline page.
  }
}
