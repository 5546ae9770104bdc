let preloaded: Set<string> | undefined;

/** Return true once for each preloaded address: an extra header would make the browser request it again. */
export function takePreloaded(address: string): boolean {
  preloaded ??= new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')].map(({ href }) => href),
  );
  return preloaded.delete(address);
}
