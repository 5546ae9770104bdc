import contacts from '../pages/administrators.json' with { type: 'json' };
import { offlinePage } from './offline-page.ts';

/** Of a service worker's events, what is used here. */
type Phase = Event & { waitUntil(work: Promise<unknown>): void };
type PageAsked = Event & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

/**
 * Answers a page that is asked for without a signal by one of its own. It keeps nothing: neither pages nor
 * photos nor replies, and no cache, so that a phone which changes hands has nothing of anybody.
 */
addEventListener('fetch', (event) => {
  const asked = event as PageAsked;
  if (asked.request.mode !== 'navigate') return;
  const answer = fromTheSite(asked);
  const isFile = new URL(asked.request.url).pathname.startsWith('/api/');
  asked.respondWith(isFile ? answer : Promise.race([answer.catch(withoutSignal), afterLong(withoutSignal)]));
});

/** It has nothing that an older one would have to hand over. */
addEventListener('install', () => void skipWaiting());

/** The page is asked for while the worker starts: on a slow phone that takes its time. */
addEventListener('activate', (event) => {
  (event as Phase).waitUntil(Promise.resolve(registration.navigationPreload?.enable()));
});

/** A line that hangs is none: a blank screen says nothing, and the page of its own asks on. */
const LONG = 12_000;
const afterLong = async <T>(then: () => T): Promise<T> => {
  await new Promise((resolve) => setTimeout(resolve, LONG));
  return then();
};

const fromTheSite = async ({ preloadResponse, request }: PageAsked) =>
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
