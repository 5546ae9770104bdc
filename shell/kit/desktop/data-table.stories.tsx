import { useState } from 'react';
import type { Stories } from '../gallery/stories.ts';
import type { KitTranslate } from '../i18n/use-translation.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { DataTable, type Column, type Selection, type Sorting } from './data-table.tsx';
import { DesktopLook } from './desktop-look.tsx';

type Row = { id: number; fullname: string; village: 'DHAN' | 'PAMERA'; email: string };

const rows: Row[] = [
  { id: 1, fullname: 'Asha', village: 'DHAN', email: 'asha.kumari.of.dhan@example.org' },
  { id: 2, fullname: 'Kavita', village: 'PAMERA', email: 'kavita@example.org' },
];

const columns = (t: KitTranslate): Column<Row>[] => [
  {
    key: 'name',
    title: t('field.fullname'),
    value: (row) => row.fullname,
    sort: 'name',
    isRowHeader: true,
  },
  {
    key: 'village',
    title: t('field.village'),
    value: (row) => t(`village.${row.village}`),
    sort: 'village',
    whole: true,
  },
  { key: 'email', title: t('field.email'), value: (row) => row.email, breaks: true },
];

function Worked({ text }: { text: KitTranslate }) {
  const [{ by, order }, sort] = useState<Pick<Sorting, 'by' | 'order'>>({ by: 'name', order: 'asc' });
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set([2]));
  const sortBy: Sorting['sortBy'] = (name) =>
    sort({ by: name, order: by === name && order === 'asc' ? 'desc' : 'asc' });
  const select: Selection<Row>['select'] = (chosen, isSelected) =>
    setIds(new Set([...ids].filter((id) => !chosen.includes(id)).concat(isSelected ? chosen : [])));
  return (
    <DataTable
      listKey="story-worked"
      caption={text('card.basic')}
      rows={rows}
      columns={columns(text)}
      first={21}
      sorting={{ by, order, sortBy }}
      selection={{ ids, select, nameOf: (row) => row.fullname }}
      actions={() => (
        <div>
          <ButtonLink to="/">{text('action.view')}</ButtonLink>
          <ButtonLink to="/">{text('action.edit')}</ButtonLink>
        </div>
      )}
    />
  );
}

export default {
  title: 'DataTable',
  components: [DataTable],
  states: {
    'rows that are only read': (text) => (
      <DesktopLook>
        <DataTable
          listKey="story"
          caption={text('card.basic')}
          rows={rows}
          columns={columns(text)}
          first={1}
        />
      </DesktopLook>
    ),
    'sorted, selected and with actions': (text) => (
      <DesktopLook>
        <Worked text={text} />
      </DesktopLook>
    ),
  },
} satisfies Stories;
