import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { LabelledSelect, SearchField, useIsWide } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import choice from './choice.module.css';
import { ListBar } from './list-bar.tsx';
import type { ListToolsProps } from './list-tools-props.ts';
import styles from './list-tools.module.css';
import { PageSize } from './page-size.tsx';

const ORDERS = ['asc', 'desc'] as const;

export function ListTools(props: ListToolsProps) {
  return useIsWide() ? <ListBar {...props} /> : <PhoneTools {...props} />;
}

/** Show search, page size and sort order of a list: cards have no column headings to sort by. */
function PhoneTools({ list, sorts, search, hasOwnFilters, filters, exporting }: ListToolsProps) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
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
      {!hasOwnFilters && search && (
        <SearchField showsLabel label={search} value={list.search} onSettled={list.find} />
      )}
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
      <PageSize list={list} />
      {!hasOwnFilters && filters}
      {exporting}
    </div>
  );
}
