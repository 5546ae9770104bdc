import { PAGE_SIZE } from '@pehchan/contract/common';
import { formatInstant, QueryList, useLanguage, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button, Card, EmptyState } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useSecurityEventsQuery } from '../../calls/users.ts';
import { texts } from '../../texts/index.ts';
import styles from './history.module.css';
import { Timeline } from './timeline.tsx';

export function SecurityEvents({ userId }: { userId: number }) {
  const t = useTranslation(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={t('security.title')}>
      {isOpen ? (
        <EventList userId={userId} />
      ) : (
        <Button onClick={() => setOpen(true)}>{t('security.show')}</Button>
      )}
    </Card>
  );
}

function EventList({ userId }: { userId: number }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const query = useSecurityEventsQuery({ userId, page, pageSize: PAGE_SIZE });
  return (
    <QueryList
      query={query}
      listKey="security"
      bars={3}
      failed={tKit('failed.history')}
      empty={<EmptyState icon="history">{t('security.empty')}</EmptyState>}
      onPage={setPage}
    >
      {({ entries }) => (
        <Timeline
          entries={entries.map(({ id, event, network, at, within, amount }) => ({
            key: id,
            content: (
              <div className={styles.entry}>
                <strong>
                  {t(`security.${event}`)}
                  {within && `: ${t(`readers.${within}`, { what: String(amount) })}`}
                </strong>
                <span className={styles.when}>
                  <time dateTime={at}>{formatInstant(language, at)}</time> ·{' '}
                  {t('security.network', { network: network.slice(0, 4) })}
                </span>
              </div>
            ),
          }))}
        />
      )}
    </QueryList>
  );
}
