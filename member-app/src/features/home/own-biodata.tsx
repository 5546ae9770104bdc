import { PAGE_SIZE } from '@pehchan/contract/common';
import { QueryList, latestReply, useListPage, useKitTranslation, useTranslation } from '@pehchan/kit';
import { BiodataList, type ColumnName } from '@pehchan/kit/biodata';
import { Card, EmptyState, SearchField, useIsWide } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';
import { texts } from '../../texts/index.ts';
import { AddBiodata } from './add-biodata.tsx';
import { ChosenNote } from './chosen-note.tsx';
import { HomeActions } from './home-actions.tsx';
import type { Chosen } from './listing-buttons.tsx';
import { OwnRows } from './own-rows.tsx';
import { Questions } from './questions.tsx';

const LIST = 'home';
const OWN = { page: 1, pageSize: PAGE_SIZE, search: '' };
const CARD_FACTS: ColumnName[] = [
  'father',
  'grandfather',
  'mother',
  'gotra',
  'gender',
  'dateOfBirth',
  'age',
  'phone',
  'city',
  'village',
  'education',
];

/** List own biodata (specification section 2). `shownOn` marks the “still looking?” questions as read. */
export function OwnBiodata({ shownOn }: { shownOn?: 'home' }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const isWide = useIsWide();
  const { page, goTo } = useListPage(LIST);
  const [chosen, setChosen] = useState<Chosen>();
  const [search, setSearch] = useState('');
  const list = shownOn ? OWN_AT_HOME : OWN;
  const query = useOwnProfilesQuery({ ...list, page, search });
  const shown = latestReply(query);
  const isBare = !search && shown?.total === 0;
  // Show the search box by the unfiltered total, so that it stays when a search finds few biodata.
  const { data: all } = useOwnProfilesQuery(list);
  const find = all && all.total > PAGE_SIZE && (
    <SearchField
      label={t('home.search')}
      value={search}
      onSettled={(value) => {
        setSearch(value);
        if (page !== 1) goTo(1);
      }}
    />
  );
  return (
    <>
      <ChosenNote chosen={chosen} onClose={() => setChosen(undefined)} />
      {/* Home shows questions and faces above this list, so its heading waits for the reply, too. */}
      <Card title={!isBare && (!shownOn || shown !== undefined) && t('home.list')} extra={find}>
        <QueryList
          query={query}
          listKey={LIST}
          // No content moves: the placeholder fills a phone's screen, or is as tall as a short table.
          bars={isWide ? 8 : 12}
          failed={tKit('failed.biodata.own')}
          empty={
            search ? (
              <EmptyState icon="search">{t('home.nothing')}</EmptyState>
            ) : (
              <EmptyState>{tKit('empty.biodata.own')}</EmptyState>
            )
          }
          onPage={goTo}
        >
          {(reply, first) => (
            <>
              {!shownOn && <Questions reply={reply} onChosen={setChosen} />}
              {shownOn && !isWide ? (
                <OwnRows profiles={reply.profiles} news={reply.newInLedger} label={t('home.list')} />
              ) : (
                <BiodataList
                  caption={t('home.list')}
                  profiles={reply.profiles}
                  first={first}
                  columns={['fullname', 'gender', 'dateOfBirth', 'age', 'education']}
                  cardFacts={CARD_FACTS}
                  showStatus
                  actions={(profile) => (
                    <HomeActions
                      profile={profile}
                      unread={reply.newInLedger.find(({ profileId }) => profileId === profile.id)?.lines ?? 0}
                      onChosen={setChosen}
                    />
                  )}
                />
              )}
            </>
          )}
        </QueryList>
      </Card>
      {(shown !== undefined || query.isError) && <AddBiodata isMain={isBare} />}
    </>
  );
}
