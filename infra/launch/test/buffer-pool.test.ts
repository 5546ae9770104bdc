import { totalmem } from 'node:os';
import { expect, test } from 'vitest';
import { bufferPoolFor, ownMemory } from '../embedded/buffer-pool.ts';

const GIB = 1024 ** 3;

test('the private database has an eighth of the memory, within bounds', () => {
  expect([0.25, 1, 2, 4, 8, 24].map((memory) => bufferPoolFor(memory * GIB) / GIB)).toEqual([
    0.0625, 0.125, 0.25, 0.5, 1, 1,
  ]);
  // The server takes whole mebibytes.
  expect(bufferPoolFor(2 * GIB + 12_345) % 1024 ** 2).toBe(0);
});

test('what there is for a process is a size', () => {
  expect(ownMemory()).toBeGreaterThan(0);
  expect(ownMemory()).toBeLessThanOrEqual(totalmem());
});
