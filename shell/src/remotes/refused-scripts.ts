/**
 * What the browser fetched, or tried to, and didn't run: its address, and the hash that it was held against.
 */
export class RefusedScripts {
  private readonly refused = new Map<string, string>();

  /**
   * Watches from now on. A script or style that fails says so on its own element, which is gone a moment
   * later.
   */
  watch(): void {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) this.refused.set(target.src, target.integrity);
      if (target instanceof HTMLLinkElement) this.refused.set(target.href, target.integrity);
    };
    // These events don't bubble.
    window.addEventListener('error', note, { capture: true });
  }

  /** Those of one remote's version since it was last asked. */
  take(base: string): [address: string, integrity: string][] {
    const own = [...this.refused].filter(([address]) =>
      new URL(address, window.location.href).pathname.startsWith(base),
    );
    for (const [address] of own) this.refused.delete(address);
    return own;
  }
}
