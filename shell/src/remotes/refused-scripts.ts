/**
 * What the browser fetched, or tried to, and didn't run: its address, and the hash that it was held against.
 */
const refused = new Map<string, string>();

/**
 * A script or style that fails says so on its own element, which is gone a moment later; its hash is noted
 * here.
 */
export function noteRefusedScripts(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) refused.set(target.src, target.integrity);
    if (target instanceof HTMLLinkElement) refused.set(target.href, target.integrity);
  };
  // These events don't bubble.
  window.addEventListener('error', note, { capture: true });
}

/** Those of one remote's version since it was last asked. */
export function takeRefused(base: string): [address: string, integrity: string][] {
  const own = [...refused].filter(([address]) =>
    new URL(address, window.location.href).pathname.startsWith(base),
  );
  for (const [address] of own) refused.delete(address);
  return own;
}
