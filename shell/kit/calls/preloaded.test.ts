import { beforeEach, describe, expect, it, vi } from 'vitest';

const address = (path: string) => new URL(path, document.baseURI).href;

/** Import `takePreloaded` as in a newly opened page with this HTML in its `<head>`, and return it. */
async function openedWith(head: string) {
  document.head.innerHTML = head;
  vi.resetModules();
  return (await import('./preloaded.ts')).takePreloaded;
}

describe('takeAskedAhead', () => {
  beforeEach(() => () => document.head.replaceChildren());

  it('returns true once for the exact address of a call that the document has sent', async () => {
    const take = await openedWith('<link rel="preload" as="fetch" href="/api/v1/own?page=1&amp;of=home">');
    expect(take(address('/api/v1/own?page=2&of=home'))).toBe(false);
    expect(take(address('/api/v1/own?page=1&of=home'))).toBe(true);
    expect(take(address('/api/v1/own?page=1&of=home'))).toBe(false);
  });

  it('returns false for a preloaded script and for a prefetched call', async () => {
    const take = await openedWith(
      '<link rel="preload" as="script" href="/one.js"><link rel="prefetch" as="fetch" href="/api/v1/two">',
    );
    expect([take(address('/one.js')), take(address('/api/v1/two'))]).toEqual([false, false]);
  });
});
