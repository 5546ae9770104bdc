import { QueryList, latestReply, useFocusReturn, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Card, EmptyState, useIsWide } from '@pehchan/kit/ui';
import { useState } from 'react';
import { OpenFamily } from '../../components/family/open-family.tsx';
import { ExportButton } from '../../components/lists/export-button.tsx';
import { ListTools } from '../../components/lists/list-tools.tsx';
import { Decided } from '../../components/review/decided.tsx';
import { ReviewBar } from '../../components/review/review-bar.tsx';
import { useSelection } from '../../components/review/use-selection.ts';
import { useUserSorts } from '../../components/lists/use-user-sorts.ts';
import { texts } from '../../texts/index.ts';
import { BARS_OF_TABLE, PendingRows } from './pending-rows.tsx';
import { PENDING_LIST, type PendingList } from './use-pending-list.ts';

export function PendingUsers({ pending }: { pending: PendingList }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { list, input, query } = pending;
  const shown = latestReply(query);
  const selection = useSelection(shown?.users, input);
  const sorts = useUserSorts();
  const isWide = useIsWide();
  const [tools, setTools] = useState<HTMLElement | null>(null);

  const { place, stay } = useFocusReturn();
  return (
    <Card title={t('pending.title')}>
      <Decided>
        <ListTools
          list={list}
          sorts={sorts}
          search={t('pending.search')}
          found={shown ? t('users.found', { n: shown.total }) : ''}
          exporting={
            <ExportButton
              list="exportUsers"
              file="pending-users.xlsx"
              query={{ search: input.search, sort: input.sort, order: input.order, status: 'pending' }}
              isEmpty={!shown?.total}
            />
          }
          onTools={setTools}
        />
        <ReviewBar users={selection.users} onClear={selection.clear} onLeft={stay} />
        <QueryList
          query={query}
          listKey={PENDING_LIST}
          place={place}
          bars={isWide ? BARS_OF_TABLE : 5}
          failed={tKit('failed.user.awaiting')}
          empty={
            <EmptyState icon="check">
              {list.search ? t('pending.nothing') : tKit('empty.users.awaiting')}
            </EmptyState>
          }
          onPage={list.goTo}
        >
          {({ users }, first) => (
            <PendingRows
              users={users}
              first={first}
              sorting={{ by: list.sort, order: list.order, sortBy: list.sortBy }}
              selection={selection}
              onMoved={stay}
              tools={tools}
            />
          )}
        </QueryList>
        <OpenFamily users={shown?.users ?? []} onMoved={stay} />
      </Decided>
    </Card>
  );
}
