import contacts from '../pages/administrators.json' with { type: 'json' };
import { offlinePage } from './offline-page.ts';

type Phase = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = Event & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

/** Show the offline page if a page cannot be loaded. Store nothing: the phone may change hands. */
addEventListener('fetch', (event) => {
  const call = event as FetchEvent;
  if (call.request.mode !== 'navigate') return;
  const answer = fromTheSite(call);
  const isFile = new URL(call.request.url).pathname.startsWith('/api/');
  call.respondWith(isFile ? answer : Promise.race([answer.catch(withoutSignal), afterLong(withoutSignal)]));
});

/** The worker has no state, so a new version replaces an old one immediately. */
addEventListener('install', () => void skipWaiting());

/** Request the page while the worker starts, which takes long on a slow phone. */
addEventListener('activate', (event) => {
  (event as Phase).waitUntil(Promise.resolve(registration.navigationPreload?.enable()));
});

/** Milliseconds until a hanging connection counts as offline; the offline page keeps retrying. */
const LONG = 12_000;
const afterLong = async <T>(then: () => T): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, LONG));
  return then();
};

const fromTheSite = async ({ preloadResponse, request }: FetchEvent) =>
  (await preloadResponse) ?? (await fetch(request));

function withoutSignal(): Response {
  const nonce = crypto.randomUUID();
  const own = `'nonce-${nonce}'`;
  return new Response(offlinePage(contacts, nonce), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; connect-src 'self'; style-src ${own}; script-src ${own}; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}
