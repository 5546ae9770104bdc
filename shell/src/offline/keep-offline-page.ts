/** The worker is at the root of the site, so that it can handle every page. */
const WORKER = '/worker.js';

/** Register the worker that shows the offline page, or unregister it with `OFFLINE_PAGE=0`. */
export async function keepOfflinePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const setting = document.querySelector<HTMLMetaElement>('meta[name="offline-page"]')?.content;
  try {
    if (setting === '1') await navigator.serviceWorker.register(WORKER);
    else for (const known of await navigator.serviceWorker.getRegistrations()) await known.unregister();
  } catch {
    // If a browser refuses workers, it shows its own offline page.
  }
}
