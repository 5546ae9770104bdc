import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './forms/draft/drafts.ts';
import { forget, keep, keysOf, mayKeep, recall } from './storage.ts';

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

describe.each(['device', 'tab'] as const)('a value that the browser refuses to store (%s)', (area) => {
  beforeEach(() => {
    for (const key of keysOf(area)) forget(key, area);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    return () => vi.restoreAllMocks();
  });

  it('keeps a refused value while the page is open', () => {
    keep('a', { gotra: 'KASHYAP' }, area);
    expect([recall('a', area), keysOf(area)]).toEqual([{ gotra: 'KASHYAP' }, ['a']]);
    keep('a', { gotra: 'GAUTAM' }, area);
    expect(recall('a', area)).toEqual({ gotra: 'GAUTAM' });
    forget('a', area);
    expect([recall('a', area), keysOf(area)]).toEqual([null, []]);
  });

  it('keeps a refused value even if the browser also refuses to read', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    keep('a', 1, area);
    expect([recall('a', area), recall('b', area)]).toEqual([1, null]);
  });

  it('moves a refused value to the browser once it stores values again', () => {
    keep('a', 1, area);
    vi.restoreAllMocks();
    keep('a', 2, area);
    (area === 'device' ? localStorage : sessionStorage).clear();
    expect(recall('a', area)).toBeNull();
  });

  it('keeps a refused draft, and offers it to its account only', () => {
    keepDraft({ key: 'add', area }, 7, { gotra: 'KASHYAP' });
    expect(readDraft({ key: 'add', area }, 7)?.values).toEqual({ gotra: 'KASHYAP' });
    expect(readDraft({ key: 'add', area }, 8)).toBeUndefined();
  });
});

it('reports whether the browser would store a value, and leaves none behind', () => {
  expect(mayKeep({ gotra: 'KASHYAP' })).toBe(true);
  expect(localStorage).toHaveLength(0);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(mayKeep({})).toBe(false);
  vi.restoreAllMocks();
});
