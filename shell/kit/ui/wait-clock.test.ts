import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as WaitClock from './wait-clock.ts';

/** Imported again for each test, because the module keeps the state of one page. */
let clock: typeof WaitClock;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  clock = await import('./wait-clock.ts');
});
afterEach(() => void vi.useRealTimers());

/** Wait for `ms` milliseconds; return how long the page had waited before. */
function wait(ms: number): number {
  const before = clock.beginWaiting();
  vi.advanceTimersByTime(ms);
  clock.endWaiting();
  return before;
}

it('counts the waiting time through consecutive waits, from the request of the page', () => {
  vi.advanceTimersByTime(2500);
  clock.notePageArrived();
  expect(wait(1000)).toBe(2500);
  expect(wait(1000)).toBe(3500);
});

it('counts the waiting time from the request of a page that opens in an existing document', () => {
  vi.advanceTimersByTime(60_000);
  const asked = performance.now();
  vi.advanceTimersByTime(700);
  clock.notePageArrived(asked);
  expect(wait(1000)).toBe(700);
});

it('restarts the waiting time at zero after the page has shown content', () => {
  vi.advanceTimersByTime(2500);
  clock.notePageArrived();
  wait(1000);
  vi.advanceTimersByTime(5000);
  expect(wait(700)).toBe(0);
  expect(wait(100)).toBe(700);
});

it('continues the waiting time while any of several waits lasts', () => {
  clock.beginWaiting();
  vi.advanceTimersByTime(3000);
  expect(wait(2000)).toBe(3000);
  vi.advanceTimersByTime(3000);
  expect(clock.beginWaiting()).toBe(8000);
});
