let preloaded: Set<string> | undefined;

/** Return true once if the document preloaded this address. An extra header would prevent its reuse. */
export function takePreloaded(address: string): boolean {
  preloaded ??= new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')].map(({ href }) => href),
  );
  return preloaded.delete(address);
}
