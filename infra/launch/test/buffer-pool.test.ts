import { totalmem } from 'node:os';
import { expect, test } from 'vitest';
import { bufferPoolFor, ownMemory } from '../embedded/buffer-pool.ts';

const GIB = 1024 ** 3;

test('the embedded database gets an eighth of the memory, between 64 MiB and 1 GiB', () => {
  expect([0.25, 1, 2, 4, 8, 24].map((memory) => bufferPoolFor(memory * GIB) / GIB)).toEqual([
    0.0625, 0.125, 0.25, 0.5, 1, 1,
  ]);
  // MariaDB accepts whole mebibytes only.
  expect(bufferPoolFor(2 * GIB + 12_345) % 1024 ** 2).toBe(0);
});

test('ownMemory returns a positive size of at most the machine’s memory', () => {
  expect(ownMemory()).toBeGreaterThan(0);
  expect(ownMemory()).toBeLessThanOrEqual(totalmem());
});
