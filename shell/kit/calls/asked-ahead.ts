/** What this document asked for before any script came: each is the answer of one call. */
let waiting: Set<string> | undefined;

/**
 * Whether the document has already sent this very call, without what a call carries besides: the browser
 * answers it with what came. True once for each.
 */
export function takeAskedAhead(address: string): boolean {
  waiting ??= new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')].map(({ href }) => href),
  );
  return waiting.delete(address);
}
