import type { RecoveryRequest } from '@pehchan/contract/accounts';
import { displayName, formatInstant, to, useLanguage, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Button, Card, useConfirm } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useConfirmRecoveryMutation, useRecoveryRequestsQuery } from '../../calls/overview.ts';
import { texts } from '../../texts/index.ts';
import styles from './rows.module.css';

const SHOWN_FIRST = 5;

/** List last week's requests for recovery codes, so that another administrator can confirm them. */
export function RecoveryRequests() {
  const t = useTranslation(texts);
  const [areAllShown, setAllShown] = useState(false);
  const { data } = useRecoveryRequestsQuery();
  if (!data || data.requests.length === 0) return null;
  const { requests } = data;
  return (
    <Card title={t('codes.title', { amount: requests.length })}>
      <ul className={styles.rows}>
        {requests.slice(0, areAllShown ? undefined : SHOWN_FIRST).map((request) => (
          <li key={request.id}>
            <Request request={request} />
          </li>
        ))}
      </ul>
      {!areAllShown && requests.length > SHOWN_FIRST && (
        <Button onClick={() => setAllShown(true)}>{t('codes.all')}</Button>
      )}
    </Card>
  );
}

function Request({ request }: { request: RecoveryRequest }) {
  const t = useTranslation(texts);
  const language = useLanguage();
  const confirm = useConfirm();
  const [confirmRecovery, { isLoading }] = useConfirmRecoveryMutation();
  const { id, userId, askedBy, confirmedBy, askedAt, madeAt, usedAt, canConfirm } = request;
  const [by, family] = [displayName(askedBy), displayName(request.name)];
  const sentences = [
    t(madeAt ? 'codes.made' : 'codes.asked', { by, when: formatInstant(language, madeAt ?? askedAt) }),
    confirmedBy && t('codes.confirmedBy', { name: displayName(confirmedBy) }),
    !madeAt && !confirmedBy && t('codes.waits'),
    usedAt && t('codes.used', { when: formatInstant(language, usedAt) }),
    madeAt && !usedAt && t('codes.unused'),
  ];
  return (
    <>
      <span>
        <Link to={to.userProfiles(userId)}>{family}</Link>: {sentences.filter(Boolean).join(' ')}
      </span>
      {canConfirm && (
        <Button
          loading={isLoading}
          aria-label={`${t('codes.confirm')}: ${family}`}
          onClick={async () => {
            if (await confirm(t('codes.confirmAsk', { by }), family)) await confirmRecovery(id);
          }}
        >
          {t('codes.confirm')}
        </Button>
      )}
    </>
  );
}
