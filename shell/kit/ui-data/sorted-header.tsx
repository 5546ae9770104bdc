import { useText } from '../i18n/use-text.ts';
import { Icon } from '../ui/icon.tsx';

export type Sorting = {
  /** The wire name that the rows are sorted by; blank: in the API's own order. */
  by: string;
  order: 'asc' | 'desc';
  /** Sorts by this name, or the other way round when it is sorted by it already. */
  sortBy: (name: string) => void;
};

/** A column's heading, which is a button where the API can sort by it. */
export function SortedHeader({ title, sort, sorting }: { title: string; sort?: string; sorting?: Sorting }) {
  const text = useText();
  if (!sort || !sorting) return <th scope="col">{title}</th>;
  const order = sorting.by === sort ? sorting.order : undefined;
  return (
    <th scope="col" aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}>
      <button
        type="button"
        className="sort-button"
        title={text('list.sortBy')}
        onClick={() => sorting.sortBy(sort)}
      >
        {title} <Icon name={order === 'desc' ? 'down' : order ? 'up' : 'sort'} size={14} />
      </button>
    </th>
  );
}
