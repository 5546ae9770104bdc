import { beforeEach, describe, expect, it, vi } from 'vitest';

const address = (path: string) => new URL(path, document.baseURI).href;

/** As a page that has just been opened has it. */
async function openedWith(head: string) {
  document.head.innerHTML = head;
  vi.resetModules();
  return (await import('./asked-ahead.ts')).takeAskedAhead;
}

describe('a call that the document has sent', () => {
  beforeEach(() => () => document.head.replaceChildren());

  it('is one once, by its whole address', async () => {
    const take = await openedWith('<link rel="preload" as="fetch" href="/api/v1/own?page=1&amp;of=home">');
    expect(take(address('/api/v1/own?page=2&of=home'))).toBe(false);
    expect(take(address('/api/v1/own?page=1&of=home'))).toBe(true);
    expect(take(address('/api/v1/own?page=1&of=home'))).toBe(false);
  });

  it('is no script, and nothing that is only for later', async () => {
    const take = await openedWith(
      '<link rel="preload" as="script" href="/one.js"><link rel="prefetch" as="fetch" href="/api/v1/two">',
    );
    expect([take(address('/one.js')), take(address('/api/v1/two'))]).toEqual([false, false]);
  });
});
