import type { Marking } from './marked-copy.ts';

/** What the marking process is asked: an account's copy of a picture, or the picture in the screen's size. */
export type MarkingJob = { picture: Uint8Array; marking?: Marking };

/** Several are under way at once: the answer carries the number of its job. */
export type Numbered<T> = T & { id: number };

/** First of all, once, whether the letters are drawn as they should be; then what came of each job. */
export type MarkingReply =
  { letters: string | undefined } | Numbered<{ bytes: Uint8Array } | { problem: string }>;
