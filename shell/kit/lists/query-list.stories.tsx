import { useState } from 'react';
import { DesktopLook } from '../desktop/desktop-look.tsx';
import type { Stories } from '../gallery/stories.ts';
import { EmptyState } from '../ui/states.tsx';
import type { ListQuery, PagedReply } from './list-query.ts';
import { Pager } from './pager.tsx';
import { QueryList } from './query-list.tsx';

type Reply = PagedReply & { rows: string[] };

const nothing = () => undefined;
const rows: Reply = { rows: ['Asha', 'Kavita', 'Ramesh'], total: 14, page: 2, pageSize: 5 };

function list(state: Partial<ListQuery<Reply>>, empty: string) {
  return (
    <QueryList
      query={{ isFetching: false, isError: false, refetch: nothing, ...state }}
      listKey="story"
      failed={undefined}
      empty={<EmptyState>{empty}</EmptyState>}
      onPage={nothing}
      bars={3}
    >
      {(reply, first) => (
        <ol start={first}>
          {reply.rows.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ol>
      )}
    </QueryList>
  );
}

function Paged() {
  const [page, setPage] = useState(3);
  return <Pager page={page} pageSize={5} total={94} onPage={setPage} />;
}

export default {
  title: 'QueryList',
  components: [QueryList, Pager],
  states: {
    'on its way': (text) => list({ isFetching: true }, text('product.motto')),
    rows: (text) => list({ data: rows, currentData: rows }, text('product.motto')),
    'rows of the last question': (text) => list({ data: rows, isFetching: true }, text('product.motto')),
    'no rows': (text) => list({ data: { ...rows, total: 0, rows: [] } }, text('product.motto')),
    failed: (text) => list({ isError: true }, text('product.motto')),
    'the first page': () => <Pager page={1} pageSize={5} total={14} onPage={nothing} />,
    'page numbers on a desk': () => (
      <DesktopLook>
        <Paged />
      </DesktopLook>
    ),
  },
} satisfies Stories;
