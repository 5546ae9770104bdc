import type { Request } from 'express';

/** An upload must send `bytes` in each `window` of milliseconds, and end within `whole` milliseconds. */
export const PACE = {
  bytes: 64 * 1024,
  window: 30_000,
  whole: 150_000,
};

/** Call `onSlow` once when the upload gets too slow. Return a function that ends the watch. */
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
