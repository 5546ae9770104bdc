import { expect, test } from 'vitest';
import { satisfiesRange } from './version.ts';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.3.0', '^1.2.3', true],
  ['1.10.0', '^1.9.9', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.9.0', '^1.0.0', false],
  ['1.2.3-beta', '^1.0.0', false],
  ['1.2', '^1.0.0', false],
  ['1.2.3', '1.2.3', false],
  ['1.2.3', '', false],
  ['', '^1.0.0', false],
])('%s in %s: %s', (version, range, expected) => expect(satisfiesRange(version, range)).toBe(expected));
