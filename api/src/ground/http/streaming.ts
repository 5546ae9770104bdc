import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Returned by a handler that has sent its reply by itself. */
export type Streamed = { readonly streamed: true };
export const streamed: Streamed = { streamed: true };

/** Send a stream as fast as the client reads. A client that closes the page early is not an error. */
export async function stream(from: NodeJS.ReadableStream, res: Response): Promise<void> {
  try {
    await pipeline(from, res);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
}

function hasLeft(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
