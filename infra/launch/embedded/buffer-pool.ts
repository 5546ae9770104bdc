import { totalmem } from 'node:os';

const MIB = 1024 ** 2;
/** Smallest and largest buffer of MariaDB in bytes. */
const [LEAST, MOST] = [64 * MIB, 1024 * MIB];

/** Return MariaDB's buffer in bytes: an eighth of the memory, because the API and Redis need the rest. */
export function bufferPoolFor(memory: number): number {
  return Math.min(MOST, Math.max(LEAST, Math.floor(memory / 8 / MIB) * MIB));
}

/** Return the memory in bytes that this process can use: a container can have less than the machine. */
export const ownMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Infinity);
