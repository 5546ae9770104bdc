import type { ToBeCalled as Family } from '@pehchan/contract/listing';
import { PAGE_SIZE } from '@pehchan/contract/common';
import { displayName, formatInstant, to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Button, Card } from '@pehchan/kit/ui';
import { useSetListingOfUserMutation, useToBeCalledQuery } from '../../calls/biodata.ts';
import { texts } from '../../texts/index.ts';
import styles from './to-be-called.module.css';

/**
 * Families that haven't answered whether they are still looking: the longest ago first, with their number.
 * Whoever has called one answers for it. Nothing where all have answered.
 */
export function ToBeCalled() {
  const t = useTranslation(texts);
  const { data } = useToBeCalledQuery({ page: 1, pageSize: PAGE_SIZE });
  if (!data || data.total + data.lapsed === 0) return null;
  return (
    <Card title={t('call.title', { amount: data.total })}>
      <p>{t('call.lead', { lapsed: data.lapsed })}</p>
      <ul className={styles.families} aria-label={t('call.list')}>
        {data.entries.map((family) => (
          <li key={family.profileId}>
            <ToCall family={family} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ToCall({ family }: { family: Family }) {
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
        aria-label={`${t('call.yes')}: ${fullname}`}
        onClick={() => void setListing({ id: profileId, listing: 'open' })}
      >
        {t('call.yes')}
      </Button>
    </>
  );
}
