import type { LedgerLine } from '@pehchan/contract/ledger';
import { describe, expect, it } from 'vitest';
import { byFamily } from './by-family.ts';

const line = (id: number, userId: number | null): LedgerLine => ({
  id,
  kind: userId === null ? 'administrator' : 'view',
  userId,
  name: userId === null ? null : 'RAMESH SUTHAR',
  village: null,
  isGone: false,
  phone: null,
  firstAt: '2026-01-05T17:18:00.000Z',
  lastAt: '2026-01-05T17:18:00.000Z',
  times: 1,
  isNew: false,
});

describe('byFamily', () => {
  it('groups the lines of one family at the place of its newest line', () => {
    const entries = [line(5, 31), line(4, 32), line(3, 31)];
    expect(byFamily(entries).map((lines) => lines.map(({ id }) => id))).toEqual([[5, 3], [4]]);
  });

  it('keeps each administrator’s line alone, because the log names no administrator', () => {
    expect(byFamily([line(2, null), line(1, null)])).toHaveLength(2);
  });
});
