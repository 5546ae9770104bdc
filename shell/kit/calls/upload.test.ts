import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from './base-api.ts';
import { sendForm } from './upload.ts';

/** A request that the test controls: jsdom reports no upload progress. */
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

/** @returns a function that waits and returns the error, or undefined while the upload continues */
function send(answersWithin: number | undefined) {
  const { signal } = new AbortController();
  const ended = vi.fn<(how: unknown) => void>();
  sendForm('POST', '/', new FormData(), {}, () => undefined, signal, answersWithin).catch(ended);
  return async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return ended.mock.lastCall?.[0];
  };
}

describe('sendForm', () => {
  const lost = new TypeError('The signal was lost');

  it('rejects after 45 seconds without progress, however long the reply can take', async () => {
    const after = send(90_000);
    expect(await after(44_999)).toBeUndefined();
    expect(await after(1)).toEqual(lost);
  });

  it.each([
    ['45 seconds for most calls', undefined, 45_000],
    [
      '90 seconds for a trace, longer than the gateway waits',
      call('traceCopy', { body: new FormData() }).timeout,
      90_000,
    ],
  ])('rejects without a reply after the last byte: %s', async (_which, answersWithin, ms) => {
    const after = send(answersWithin);
    expect(await after(40_000)).toBeUndefined();
    DrivenRequest.last.upload.onload?.();
    expect(await after(ms - 1)).toBeUndefined();
    expect(await after(1)).toEqual(lost);
  });
});
