import type { PhotoSize } from '@pehchan/contract/photo-values';
import type { Holder } from './visible.ts';

/** The account and photo of a copy, and its size. The invisible mark depends on the secret. */
export type Marking = { secret: string; photoKey: string; size: PhotoSize; holder: Holder };

/** Raise it when the appearance of copies changes: stored copies are then made again. */
export const LOOK = 2;

/** What the marking process is asked: an account's copy of a picture, or the picture in the screen's size. */
export type MarkingJob = { picture: Uint8Array; marking?: Marking };

/** Several are under way at once: the answer carries the number of its job. */
export type Numbered<T> = T & { id: number };

/** First of all, once, whether the letters are drawn as they should be; then what came of each job. */
export type MarkingReply =
  { letters: string | undefined } | Numbered<{ bytes: Uint8Array } | { problem: string }>;
