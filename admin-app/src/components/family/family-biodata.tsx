import { PAGE_SIZE } from '@pehchan/contract/common';
import { useStay, useText } from '@pehchan/kit';
import { EmptyState, FailedState, LoadingState, Pager } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useUserProfilesQuery } from '../../calls/biodata.ts';
import { BiodataCards } from './biodata-cards.tsx';

/** All biodata of one account, whole, a page at a time. */
export function FamilyBiodata({ userId }: { userId: number }) {
  const text = useText();
  const [page, setPage] = useState(1);
  const { data, isLoading, refetch } = useUserProfilesQuery({ id: userId, page, pageSize: PAGE_SIZE });
  const { place, stay } = useStay();
  if (isLoading) return <LoadingState rows={5} />;
  if (!data) return <FailedState onRetry={() => void refetch()}>{text('failed.biodata.ofUser')}</FailedState>;
  return (
    <div ref={place} tabIndex={-1} className="list family-biodata">
      {data.total === 0 && <EmptyState>{text('empty.biodata.ofUser')}</EmptyState>}
      {data.total > 0 && <BiodataCards profiles={data.userProfilesList} onDeleted={stay} />}
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={setPage} />
    </div>
  );
}
