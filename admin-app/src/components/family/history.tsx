import { type AccountField, STANDINGS } from '@pehchan/contract/accounts';
import type { AuditEntry } from '@pehchan/contract/audit';
import { PAGE_SIZE } from '@pehchan/contract/common';
import {
  displayName,
  formatInstant,
  QueryList,
  useLanguage,
  useKitTranslation,
  useTranslation,
  type KitTranslate,
} from '@pehchan/kit';
import { Card, EmptyState } from '@pehchan/kit/ui';
import { useState } from 'react';
import { useHistoryQuery } from '../../calls/users.ts';
import { Timeline } from './timeline.tsx';
import { texts } from '../../texts/index.ts';
import styles from './history.module.css';

/** What was done to an account and its biodata, by whom and when; newest first, from the audit log. */
export function History({ userId }: { userId: number }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const [page, setPage] = useState(1);
  const query = useHistoryQuery({ userId, page, pageSize: PAGE_SIZE });
  return (
    <Card title={t('history.title')}>
      <QueryList
        query={query}
        listKey="history"
        bars={3}
        failed={tKit('failed.history')}
        empty={<EmptyState icon="history">{t('history.empty')}</EmptyState>}
        onPage={setPage}
      >
        {({ entries }) => (
          <Timeline entries={entries.map((entry) => ({ key: entry.id, content: <Entry entry={entry} /> }))} />
        )}
      </QueryList>
    </Card>
  );
}

function Entry({ entry }: { entry: AuditEntry }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const language = useLanguage();
  const { from, to, changed } = entry;
  return (
    <div className={styles.entry}>
      <strong>{t(`history.${entry.action}`, { name: displayName(entry.subjectName) })}</strong>
      {to && (
        <span>
          {from && `${word(from, tKit)} → `}
          {word(to, tKit)}
        </span>
      )}
      {changed.length > 0 && <span>{changed.map((field) => tKit(LABELS[field])).join(', ')}</span>}
      <span className={styles.when}>
        {t('history.by', { name: displayName(entry.actorName) })} ·{' '}
        <time dateTime={entry.createdAt}>{formatInstant(language, entry.createdAt)}</time>
      </span>
    </div>
  );
}

const LABELS = {
  name: 'field.fullname',
  Father: 'field.father',
  email: 'field.email',
  phone: 'field.mobile',
  village: 'field.village',
  image: 'field.photo',
} as const satisfies Record<AccountField, string>;

/** Standings in the reader's language; roles as they are written. */
function word(value: string, tKit: KitTranslate): string {
  const standing = STANDINGS.find((candidate) => candidate === value);
  return standing ? tKit(`status.${standing}`) : value;
}
