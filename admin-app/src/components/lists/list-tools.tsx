import { PAGE_SIZES, useKitTranslation, useTranslation, type ListState } from '@pehchan/kit';
import { LabelledSelect, SearchField, useIsWide } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import { texts } from '../../texts/index.ts';
import choice from './choice.module.css';
import styles from './list-tools.module.css';

type Kind = 'letters' | 'births' | 'sexes' | 'times';
const ORDERS = ['asc', 'desc'] as const;

export type SortOption = { name: string; label: string; kind: Kind };

/** Show search, page size and sort order of a list: cards have no column headings to sort by. */
export function ListTools({
  list,
  sorts,
  search,
  children,
}: {
  list: ListState;
  sorts: SortOption[];
  /** Label of the search box; undefined if the screen has its own filters. */
  search?: string;
  children?: ReactNode;
}) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const isWide = useIsWide();
  const orders = sorts.flatMap(({ name, label, kind }) =>
    ORDERS.map((order) => ({
      value: `${name} ${order}`,
      label:
        kind === 'letters'
          ? tKit(order === 'asc' ? 'list.ascending' : 'list.descending', { field: label })
          : t(`sort.${kind}.${order}`, { field: label }),
    })),
  );
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
