import { PAGE_SIZE } from '@pehchan/contract/common';
import { QueryList, useFocusReturn, useKitTranslation } from '@pehchan/kit';
import { EmptyState } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useUserProfilesQuery } from '../../calls/biodata.ts';
import { BiodataCards } from './biodata-cards.tsx';
import styles from './family.module.css';

export function FamilyBiodata({ userId }: { userId: number }) {
  const tKit = useKitTranslation();
  const [page, setPage] = useState(1);
  const query = useUserProfilesQuery({ id: userId, page, pageSize: PAGE_SIZE });
  const { place, stay } = useFocusReturn();
  return (
    <div className={styles.biodata}>
      <QueryList
        query={query}
        listKey="family"
        place={place}
        bars={5}
        failed={tKit('failed.biodata.ofUser')}
        empty={<EmptyState>{tKit('empty.biodata.ofUser')}</EmptyState>}
        onPage={setPage}
      >
        {({ userProfilesList, copiedPhotos }) => (
          <BiodataCards profiles={userProfilesList} copiedPhotos={copiedPhotos} onDeleted={stay} />
        )}
      </QueryList>
    </div>
  );
}
