import type { Request } from 'express';

/**
 * How fast an upload has to come: a photo over a slow line keeps it, a connection that is only held open
 * doesn't. The page gives up on a line that stands still after 45 seconds, and says so itself.
 */
export const PACE = {
  /** Bytes that have to come in each `window`. */
  bytes: 64 * 1024,
  window: 30_000,
  /** Milliseconds for all of it. */
  whole: 150_000,
};

/**
 * Calls `onSlow` once when what comes in keeps the pace no more.
 * @returns what ends the watch
 */
export function watchPace(req: Request, onSlow: () => void): () => void {
  let received = 0;
  const slow = () => {
    end();
    onSlow();
  };
  const whole = setTimeout(slow, PACE.whole);
  const window = setTimeout(slow, PACE.window);
  const count = (chunk: Buffer) => {
    received += chunk.length;
    if (received < PACE.bytes) return;
    received = 0;
    window.refresh();
  };
  const end = () => {
    clearTimeout(whole);
    clearTimeout(window);
    req.off('data', count);
  };
  req.on('data', count);
  return end;
}
