/** The addresses that the document's preload links requested, one reply each. */
let preloaded: Set<string> | undefined;

/**
 * Return true, once for each address, if the document preloaded this call.
 * The browser reuses that reply only for a request without additional headers.
 */
export function takePreloaded(address: string): boolean {
  preloaded ??= new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')].map(({ href }) => href),
  );
  return preloaded.delete(address);
}
