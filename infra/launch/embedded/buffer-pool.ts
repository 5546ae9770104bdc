import { totalmem } from 'node:os';

const MIB = 1024 ** 2;
/** Limits of MariaDB's buffer in bytes. */
const [LEAST, MOST] = [64 * MIB, 1024 * MIB];

/** Give MariaDB an eighth of the memory: the API and Redis need theirs. It is allocated as rows are read. */
export function bufferPoolFor(memory: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.floor(memory / 8 / MIB) * MIB));
}

/** Return the memory for this process: a container may have less than the machine. */
export const ownMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);
