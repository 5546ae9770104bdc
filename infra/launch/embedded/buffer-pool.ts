import { totalmem } from 'node:os';

const MIB = 1024 ** 2;
/** In bytes. The limits suit a few thousand and a million biodata. */
const [LEAST, MOST] = [64 * MIB, 1024 * MIB];

/**
 * Return the buffer size of the private database: an eighth of the memory, since the API and Redis need
 * theirs. It is allocated as rows are read: a gibibyte costs ten megabytes before that.
 */
export function bufferPoolFor(memory: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.floor(memory / 8 / MIB) * MIB));
}

/** The memory for this process: a container may have less than the machine. */
export const ownMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);
