import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as WaitClock from './wait-clock.ts';

/** One for each page. */
let clock: typeof WaitClock;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  clock = await import('./wait-clock.ts');
});
afterEach(() => void vi.useRealTimers());

/** `ms` long, something is waited for. */
function wait(ms: number): number {
  const before = clock.beginWaiting();
  vi.advanceTimersByTime(ms);
  clock.endWaiting();
  return before;
}

it('goes on from one state to the next, from when the page itself was asked for', () => {
  vi.advanceTimersByTime(2500);
  clock.notePageArrived();
  expect(wait(1000)).toBe(2500);
  expect(wait(1000)).toBe(3500);
});

it('goes on from when the page was asked for within another’s document', () => {
  vi.advanceTimersByTime(60_000);
  const asked = performance.now();
  vi.advanceTimersByTime(700);
  clock.notePageArrived(asked);
  expect(wait(1000)).toBe(700);
});

it('begins anew once something could be read', () => {
  vi.advanceTimersByTime(2500);
  clock.notePageArrived();
  wait(1000);
  vi.advanceTimersByTime(5000);
  expect(wait(700)).toBe(0);
  expect(wait(100)).toBe(700);
});

it('goes on while any of several is waited for', () => {
  clock.beginWaiting();
  vi.advanceTimersByTime(3000);
  expect(wait(2000)).toBe(3000);
  vi.advanceTimersByTime(3000);
  expect(clock.beginWaiting()).toBe(8000);
});
