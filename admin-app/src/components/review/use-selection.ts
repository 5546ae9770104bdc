import { displayName } from '@pehchan/kit';
import { useCallback, useMemo, useState } from 'react';
import type { Reviewed } from './decisions.ts';

type Selected = ReadonlyMap<number, Reviewed>;
type View = { search: string; status?: string };

/** Select accounts across pages. Deselect a row that disappears: no decision on an unseen account. */
export function useSelection(rows: Reviewed[] | undefined, view: View) {
  const [selected, setSelected] = useState<Selected>(new Map());
  const question = JSON.stringify({ search: view.search, status: view.status });
  const now = { rows, view: JSON.stringify(view), question };
  const [shown, setShown] = useState(now);
  if (shown.rows !== rows || shown.question !== question) {
    const left = shown.view === now.view ? (shown.rows ?? []) : [];
    setShown(now);
    setSelected(shown.question === question ? refreshed(selected, left, rows ?? []) : new Map());
  }

  const select = useCallback(
    (ids: number[], isSelected: boolean) =>
      setSelected((before) => {
        const after = new Map(before);
        for (const row of rows ?? []) if (isSelected && ids.includes(row.id)) after.set(row.id, row);
        if (!isSelected) for (const id of ids) after.delete(id);
        return after;
      }),
    [rows],
  );
  return {
    users: useMemo(() => [...selected.values()], [selected]),
    ids: useMemo(() => new Set(selected.keys()), [selected]),
    select,
    clear: useCallback(() => setSelected(new Map()), []),
    nameOf: ({ name }: Reviewed) => displayName(name),
  };
}

function refreshed(selected: Selected, before: Reviewed[], now: Reviewed[]): Selected {
  const after = new Map(selected);
  for (const { id } of before) after.delete(id);
  for (const row of now) if (selected.has(row.id)) after.set(row.id, row);
  return after;
}
