import { PAGE_SIZE } from '@pehchan/contract/common';
import { displayName, paths, useListPage, useSignedInUser, useStay, useText, useTexts } from '@pehchan/kit';
import { BiodataList } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { Card, EmptyState, FailedState, Icon, LoadingState, Page, Pager, SearchField } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useOwnProfilesQuery } from '../../member-api.ts';
import { texts } from '../../texts/index.ts';
import { HomeActions } from './home-actions.tsx';
import { StandingNote } from './standing-note.tsx';

const LIST = 'home';

/** A family's own biodata (specification section 2, home screen). */
export default function HomePage() {
  const text = useText();
  const own = useTexts(texts);
  const user = useSignedInUser();
  const { page, goTo } = useListPage(LIST);
  const { place, stay } = useStay();
  const [search, setSearch] = useState('');
  const { data, isLoading, isFetching, isError, refetch } = useOwnProfilesQuery({
    page,
    pageSize: PAGE_SIZE,
    search,
  });

  const add = (
    <Link to={paths.addProfile} className="button button-primary">
      <Icon name="plus" /> {own('home.add')}
    </Link>
  );
  return (
    <Page title={own('home.title', { name: displayName(user.name) })} lead={own('home.lead')} extra={add}>
      <StandingNote user={user} />
      <div ref={place} tabIndex={-1} className="list">
        {isLoading && <LoadingState rows={6} />}
        {isError && !data && (
          <FailedState onRetry={() => void refetch()}>{text('failed.biodata.own')}</FailedState>
        )}
        {data && data.total === 0 && !search && (
          <EmptyState action={add}>{text('empty.biodata.own')}</EmptyState>
        )}
        {data && (data.total > 0 || search) && (
          <Card
            title={own('home.list')}
            extra={
              <SearchField
                label={own('home.search')}
                value={search}
                onSettled={(value) => {
                  setSearch(value);
                  if (page !== 1) goTo(1);
                }}
              />
            }
          >
            {data.total === 0 && <EmptyState icon="search">{own('home.nothing')}</EmptyState>}
            <BiodataList
              listKey={LIST}
              caption={own('home.list')}
              profiles={data.profiles}
              isFetching={isFetching}
              first={(data.page - 1) * data.pageSize + 1}
              columns={['fullname', 'gender', 'dateOfBirth', 'age', 'education']}
              cardFacts={[
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
              ]}
              showStatus
              actions={(profile) => <HomeActions profile={profile} onDeleted={stay} />}
            />
            <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={goTo} />
          </Card>
        )}
      </div>
    </Page>
  );
}
