import { expect, test } from 'vitest';
import { readCorners, writeCorners } from './corners.ts';

test('readCorners reads corners half a side beyond the picture', () => {
  const corners = [
    { x: -0.5, y: -0.25 },
    { x: 1.5, y: 0 },
    { x: 1.25, y: 1.5 },
    { x: 0, y: 1 },
  ] as const;
  expect(readCorners(writeCorners(corners))).toEqual(corners);
});

test.each(['-0.51 0 1 0 1 1 0 1', '0 0 1 0 1 1.51 0 1', '0 0 1 0 1 1 0 NaN', ''])(
  'readCorners rejects “%s”',
  (text) => {
    expect(readCorners(text)).toBeUndefined();
  },
);
