import { PAGE_SIZE } from '@pehchan/contract/common';
import { QueryList, latestReply, to, useListPage, useKitTranslation, useTranslation } from '@pehchan/kit';
import { BiodataList, type ColumnName } from '@pehchan/kit/biodata';
import { Card, EmptyState, SearchField } from '@pehchan/kit/ui';
import { useState } from 'react';
import { CopiedPhotoNote } from '../../components/copied-photo-note.tsx';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { OWN_AT_HOME } from '../../own-at-home.ts';
import { texts } from '../../texts/index.ts';
import { ChosenNote } from './chosen-note.tsx';
import { HomeActions } from './home-actions.tsx';
import type { Chosen } from './listing-buttons.tsx';
import styles from './own-biodata.module.css';
import { StillLookingNote } from './still-looking-note.tsx';

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
  const { page, goTo } = useListPage(LIST);
  const [chosen, setChosen] = useState<Chosen>();
  const [search, setSearch] = useState('');
  const list = shownOn ? OWN_AT_HOME : OWN;
  const query = useOwnProfilesQuery({ ...list, page, search });
  // Draw the heading before the first reply, but the questions with the list, so that nothing moves down.
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
      <Card title={!isBare && t('home.list')} extra={find}>
        <QueryList
          query={query}
          listKey={LIST}
          // The placeholder is as tall as a phone's screen, so that the list moves no visible content.
          bars={12}
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
          {({ profiles, stillLooking, newInLedger, copiedPhotos }, first) => (
            <>
              <div className={styles.asked}>
                {profiles
                  .filter(({ id }) => stillLooking.includes(id))
                  .map((profile) => (
                    <StillLookingNote key={profile.id} profile={profile} onChosen={setChosen} />
                  ))}
                {profiles.map((profile) => {
                  const copied = copiedPhotos.find(({ profileId }) => profileId === profile.id);
                  return (
                    copied && (
                      <CopiedPhotoNote
                        key={profile.id}
                        profile={profile}
                        isOwn={copied.isOwn}
                        changeAt={to.editProfile(profile.id, 'photo')}
                      />
                    )
                  );
                })}
              </div>
              <BiodataList
                caption={t('home.list')}
                profiles={profiles}
                first={first}
                columns={['fullname', 'gender', 'dateOfBirth', 'age', 'education']}
                cardFacts={CARD_FACTS}
                showStatus
                actions={(profile) => (
                  <HomeActions
                    profile={profile}
                    unread={newInLedger.find(({ profileId }) => profileId === profile.id)?.lines ?? 0}
                    onChosen={setChosen}
                  />
                )}
              />
            </>
          )}
        </QueryList>
      </Card>
    </>
  );
}
