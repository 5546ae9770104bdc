import { useText } from '../i18n/use-text.ts';

export type Selection<Row> = {
  ids: ReadonlySet<number>;
  select: (ids: number[], isSelected: boolean) => void;
  /** Whose row it is, for a screen reader. */
  nameOf: (row: Row) => string;
};

type Props<Row> = { selection: Selection<Row> };

export function SelectRow<Row extends { id: number }>({ row, selection }: Props<Row> & { row: Row }) {
  const text = useText();
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={text('list.select', { name: selection.nameOf(row) })}
        checked={selection.ids.has(row.id)}
        onChange={(event) => selection.select([row.id], event.target.checked)}
      />
    </label>
  );
}

/** All rows of this page: half marked when only some are. */
export function SelectAll<Row extends { id: number }>({ rows, selection }: Props<Row> & { rows: Row[] }) {
  const text = useText();
  const selected = rows.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={text('list.selectAll')}
        checked={rows.length > 0 && selected === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = selected > 0 && selected < rows.length;
        }}
        onChange={(event) =>
          selection.select(
            rows.map(({ id }) => id),
            event.target.checked,
          )
        }
      />
    </label>
  );
}
