import { PAGE_SIZE } from '@pehchan/contract/common';
import {
  displayName,
  paths,
  QueryList,
  shownOf,
  useListPage,
  useSignedInUser,
  useStay,
  useKitTranslation,
  useTranslation,
} from '@pehchan/kit';
import { BiodataList, type ColumnName } from '@pehchan/kit/biodata';
import { ButtonLink, Card, EmptyState, Icon, Page, SearchField } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import { HomeActions } from './home-actions.tsx';
import { StandingNote } from './standing-note.tsx';

const LIST = 'home';
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

/** A family's own biodata (specification section 2, home screen). */
export default function HomePage() {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const user = useSignedInUser();
  const { page, goTo } = useListPage(LIST);
  const { place, stay } = useStay();
  const [search, setSearch] = useState('');
  const query = useOwnProfilesQuery({ page, pageSize: PAGE_SIZE, search });
  // The heading stands while the first answer is on its way, so that what comes doesn't push the list down.
  const isBare = !search && shownOf(query)?.total === 0;

  const add = (
    <ButtonLink to={paths.addProfile} type="primary">
      <Icon name="plus" /> {t('home.add')}
    </ButtonLink>
  );
  const find = (
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
    <Page title={t('home.title', { name: displayName(user.name) })} lead={t('home.lead')} extra={add}>
      <StandingNote user={user} />
      <Card title={!isBare && t('home.list')} extra={!isBare && find}>
        <QueryList
          query={query}
          listKey={LIST}
          place={place}
          failed={tKit('failed.biodata.own')}
          empty={
            search ? (
              <EmptyState icon="search">{t('home.nothing')}</EmptyState>
            ) : (
              <EmptyState action={add}>{tKit('empty.biodata.own')}</EmptyState>
            )
          }
          onPage={goTo}
        >
          {({ profiles }, first) => (
            <BiodataList
              caption={t('home.list')}
              profiles={profiles}
              first={first}
              columns={['fullname', 'gender', 'dateOfBirth', 'age', 'education']}
              cardFacts={CARD_FACTS}
              showStatus
              actions={(profile) => <HomeActions profile={profile} onDeleted={stay} />}
            />
          )}
        </QueryList>
      </Card>
    </Page>
  );
}
