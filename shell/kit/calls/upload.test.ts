import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './base-api.ts';
import { sendForm } from './upload.ts';

/** A request that the test drives: jsdom sends a form without its progress. */
class DrivenRequest {
  static last: DrivenRequest;
  readonly upload: { onload?: () => void } = {};
  constructor() {
    DrivenRequest.last = this;
  }
  open = () => undefined;
  setRequestHeader = () => undefined;
  send = () => undefined;
  abort = () => undefined;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', DrivenRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** @returns how it ended, or undefined as long as it waits */
function send(answersWithin: number | undefined) {
  const { signal } = new AbortController();
  const ended = vi.fn<(how: unknown) => void>();
  sendForm('POST', '/', new FormData(), {}, () => undefined, signal, answersWithin).catch(ended);
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return ended.mock.lastCall?.[0];
  };
}

describe('a form is given up', () => {
  const lost = new TypeError('The signal was lost');

  it('when it stands still for 45 seconds, however long its answer may take', async () => {
    const after = send(90_000);
    expect(await after(44_999)).toBeUndefined();
    expect(await after(1)).toEqual(lost);
  });

  it.each([
    ['of any other call 45 seconds', undefined, 45_000],
    ['of a trace longer than the gateway waits', call('traceCopy', { body: new FormData() }).timeout, 90_000],
  ])('when its answer doesn’t come: %s after its last byte', async (_which, answersWithin, ms) => {
    const after = send(answersWithin);
    expect(await after(40_000)).toBeUndefined();
    DrivenRequest.last.upload.onload?.();
    expect(await after(ms - 1)).toBeUndefined();
    expect(await after(1)).toEqual(lost);
  });
});
