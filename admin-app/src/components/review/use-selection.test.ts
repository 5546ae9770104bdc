import { buildPendingUser } from '@pehchan/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Reviewed } from './decisions.ts';
import { useSelection } from './use-selection.ts';

const otaram = buildPendingUser({ name: 'OTARAM SUTHAR' });
const jethmal = buildPendingUser({ name: 'JETHMAL PUROHIT' });

describe('a selection', () => {
  it.each([
    ['that are there from the start, as on the way back to the page', [otaram, jethmal]],
    ['that come later', undefined],
  ])('is left by whoever leaves the rows %s', (_, first: Reviewed[] | undefined) => {
    const { result, rerender } = renderHook(({ rows }) => useSelection(rows, { search: '' }), {
      initialProps: { rows: first },
    });
    rerender({ rows: first ?? [otaram, jethmal] });
    act(() => result.current.select([otaram.id, jethmal.id], true));
    expect([...result.current.ids]).toEqual([otaram.id, jethmal.id]);
    rerender({ rows: [jethmal] });
    expect([...result.current.ids]).toEqual([jethmal.id]);
  });
});
