import { totalmem } from 'node:os';

const MIB = 1024 ** 2;
/** Enough for a few thousand biodata, and for a million of them to be found. */
const [LEAST, MOST] = [64 * MIB, 1024 * MIB];

/**
 * How much memory the private database keeps rows and indexes in: an eighth of the machine's, since the API,
 * Redis and whatever else runs there want theirs. It is taken as rows are read, so a small community's stays
 * small: until then a gibibyte costs ten megabytes.
 */
export function bufferPoolFor(memory: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.floor(memory / 8 / MIB) * MIB));
}

/** What there is for this process: a container may have less than the machine. */
export const ownMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);
