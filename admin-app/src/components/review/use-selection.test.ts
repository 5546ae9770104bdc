import { buildPendingUser } from '@pehchan/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Reviewed } from './decisions.ts';
import { useSelection } from './use-selection.ts';

const otaram = buildPendingUser({ name: 'OTARAM SUTHAR' });
const jethmal = buildPendingUser({ name: 'JETHMAL PUROHIT' });

describe('useSelection', () => {
  it.each([
    ['that exist from the start', [otaram, jethmal]],
    ['that arrive later', undefined],
  ])(
    'removes an account from the selection once its row is gone, with rows %s',
    (_, first: Reviewed[] | undefined) => {
      const { result, rerender } = renderHook(({ rows }) => useSelection(rows, { search: '' }), {
        initialProps: { rows: first },
      });
      rerender({ rows: first ?? [otaram, jethmal] });
      act(() => result.current.select([otaram.id, jethmal.id], true));
      expect([...result.current.ids]).toEqual([otaram.id, jethmal.id]);
      rerender({ rows: [jethmal] });
      expect([...result.current.ids]).toEqual([jethmal.id]);
    },
  );
});
