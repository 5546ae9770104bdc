/** The addresses that the document's preload links requested, one reply each. */
let waiting: Set<string> | undefined;

/**
 * Return true, once for each address, if the document preloaded this call.
 * The browser reuses that reply only for a request without additional headers.
 */
export function takeAskedAhead(address: string): boolean {
  waiting ??= new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')].map(({ href }) => href),
  );
  return waiting.delete(address);
}
