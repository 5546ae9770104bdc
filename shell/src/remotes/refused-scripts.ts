export class RefusedScripts {
  private readonly refused = new Map<string, string>();

  /** Watch for scripts that fail to load: only their elements report it, and these are soon removed. */
  watch(): void {
    const note = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) this.refused.set(target.src, target.integrity);
      if (target instanceof HTMLLinkElement) this.refused.set(target.href, target.integrity);
    };
    // Capture the events, because errors of elements do not bubble.
    window.addEventListener('error', note, { capture: true });
  }

  take(base: string): [address: string, integrity: string][] {
    const own = [...this.refused].filter(([address]) =>
      new URL(address, window.location.href).pathname.startsWith(base),
    );
    for (const [address] of own) this.refused.delete(address);
    return own;
  }
}
