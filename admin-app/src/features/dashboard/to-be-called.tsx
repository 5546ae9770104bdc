import type { ToBeCalled as Family } from '@pehchan/contract/listing';
import { PAGE_SIZE } from '@pehchan/contract/common';
import {
  displayName,
  formatInstant,
  QueryList,
  to,
  useKitTranslation,
  useLanguage,
  useFocusReturn,
  useTranslation,
} from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Button, Card } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useSetListingOfUserMutation, useToBeCalledQuery } from '../../calls/biodata.ts';
import { texts } from '../../texts/index.ts';
import styles from './rows.module.css';

/** List families that did not answer “still looking?”. The biodata that lapses soonest comes first. */
export function ToBeCalled() {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const [page, setPage] = useState(1);
  const query = useToBeCalledQuery({ page, pageSize: PAGE_SIZE });
  const { place, stay } = useFocusReturn();
  const { data } = query;
  if (!data || data.total === 0) return null;
  return (
    <Card title={t('call.title', { amount: data.total })}>
      <p>{t('call.lead')}</p>
      <QueryList
        query={query}
        listKey="calls"
        place={place}
        failed={tKit('state.failed')}
        empty={null}
        onPage={setPage}
      >
        {({ entries }) => (
          <ul className={styles.rows} aria-label={t('call.list')}>
            {entries.map((family) => (
              <li key={family.profileId}>
                <FamilyToCall family={family} onAnswered={stay} />
              </li>
            ))}
          </ul>
        )}
      </QueryList>
    </Card>
  );
}

function FamilyToCall({ family, onAnswered }: { family: Family; onAnswered: () => void }) {
  const { profileId, userId, fullname, name, phone, village, lapsesAt } = family;
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const language = useLanguage();
  const [setListing, { isLoading }] = useSetListingOfUserMutation();
  return (
    <>
      <span>
        <Link to={to.userProfiles(userId)}>{displayName(name)}</Link>, {tKit(`village.${village}`)},{' '}
        <a href={`tel:${phone}`}>{phone}</a>: {displayName(fullname)}.{' '}
        {lapsesAt ? t('call.until', { when: formatInstant(language, lapsesAt) }) : t('call.unreached')}
      </span>
      <Button
        loading={isLoading}
        aria-label={`${t('call.yes')}: ${displayName(fullname)}`}
        onClick={async () => {
          const { data } = await setListing({ id: profileId, listing: 'open' });
          if (data) onAnswered();
        }}
      >
        {t('call.yes')}
      </Button>
    </>
  );
}
