import type { PhotoSize } from '@pehchan/contract/photo-values';
import type { Holder } from './visible.ts';

export type Marking = { secret: string; photoKey: string; size: PhotoSize; holder: Holder };

/** The version of the appearance of copies. Raise it so that stored copies are made again. */
export const LOOK = 3;

/** A picture to mark for an account or, without `marking`, to shrink to the stored size `screen`. */
export type MarkingJob = { picture: Uint8Array; marking?: Marking };
