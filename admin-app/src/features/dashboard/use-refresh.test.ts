import { renderHook } from '@pehchan/kit/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useRefresh } from './use-refresh.ts';

const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);
let isHidden = false;
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  isHidden = false;
  isOnline = true;
});

function open() {
  const asked: string[] = [];
  const hook = renderHook(() =>
    useRefresh(
      () => asked.push('list'),
      () => asked.push('counts'),
    ),
  );
  return { asked, ...hook };
}

describe('useRefresh', () => {
  it('sends one call every 30 seconds, in turn', () => {
    const { asked } = open();
    pass(29);
    expect(asked).toEqual([]);
    pass(1);
    expect(asked).toEqual(['list']);
    pass(29);
    expect(asked).toHaveLength(1);
    pass(1);
    expect(asked).toEqual(['list', 'counts']);
  });

  it('sends no calls while the page is hidden, and the next one as soon as it is visible', () => {
    const { asked } = open();
    isHidden = true;
    pass(300);
    expect(asked).toEqual([]);
    isHidden = false;
    pass(1);
    expect(asked).toEqual(['list']);
  });

  it('sends no calls while the browser is offline', () => {
    const { asked } = open();
    isOnline = false;
    pass(120);
    expect(asked).toEqual([]);
  });

  it('sends no calls after the page is closed', () => {
    const { asked, unmount } = open();
    unmount();
    pass(120);
    expect(asked).toEqual([]);
  });
});
