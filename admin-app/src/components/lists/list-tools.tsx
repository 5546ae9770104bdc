import { PAGE_SIZES, useKitTranslation, type ListState } from '@pehchan/kit';
import { LabelledSelect, SearchField, useIsWide } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import choice from './choice.module.css';
import styles from './list-tools.module.css';

export type SortOption = { name: string; label: string };

/**
 * Above a list: its search, its order (a phone has no column headings to press), its rows per page, and what
 * else can be done with it.
 */
export function ListTools({
  list,
  sorts,
  search,
  children,
}: {
  list: ListState;
  sorts: SortOption[];
  /** What the search box is called; without it the list is narrowed elsewhere. */
  search?: string;
  children?: ReactNode;
}) {
  const tKit = useKitTranslation();
  const isWide = useIsWide();
  const orders = sorts.flatMap(({ name, label }) => [
    { value: `${name} asc`, label: tKit('list.ascending', { field: label }) },
    { value: `${name} desc`, label: tKit('list.descending', { field: label }) },
  ]);
  return (
    <div className={styles.tools}>
      {search && <SearchField showsLabel label={search} value={list.search} onSettled={list.find} />}
      {!isWide && (
        <LabelledSelect
          className={choice.wide}
          label={tKit('list.sort')}
          value={list.sort ? `${list.sort} ${list.order}` : ''}
          options={[{ value: '', label: tKit('list.ownOrder') }, ...orders]}
          onChoose={(value) => {
            const [name = '', order] = value.split(' ');
            list.sortIn(name, order === 'desc' ? 'desc' : 'asc');
          }}
        />
      )}
      <LabelledSelect
        className={choice.choice}
        label={tKit('list.pageSize')}
        value={String(list.pageSize)}
        options={PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
        onChoose={(value) =>
          list.showRows(PAGE_SIZES.find((size) => String(size) === value) ?? PAGE_SIZES[0])
        }
      />
      {children}
    </div>
  );
}
