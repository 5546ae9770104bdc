import { ACCOUNT_STATUSES } from '@pehchan/contract/accounts';
import type { AuditEntry } from '@pehchan/contract/audit';
import { LISTINGS } from '@pehchan/contract/biodata';
import { REPORT_DECISIONS } from '@pehchan/contract/reports';
import { STEP_CHANGES } from '@pehchan/contract/second-step';
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
import { Edits } from './edits.tsx';
import { Timeline } from './timeline.tsx';
import { texts } from '../../texts/index.ts';
import styles from './history.module.css';

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
  const { from, to, reasons } = entry;
  // `read-pages` counts pages of biodata that an administrator read in a day: no act of the family itself.
  const isOwn = entry.actorId !== null && entry.actorId === entry.userId && entry.action !== 'read-pages';
  return (
    <div className={styles.entry}>
      <strong>
        {t(`history.${entry.action}`, { name: displayName(entry.subjectName), n: entry.rows ?? 0 })}
      </strong>
      {to && (
        <span>
          {from && `${translated(from, tKit)} → `}
          {changeOf(to, t) ?? translated(to, tKit)}
        </span>
      )}
      {reasons.length > 0 && (
        <span>
          {t(to === 'pending' ? 'reasons.mended' : 'reasons.were', {
            reasons: reasons.map((reason) => t(`reason.${reason}`)).join(', '),
          })}
        </span>
      )}
      <Edits entry={entry} />
      <span className={styles.when}>
        {isOwn ? t('history.byFamily') : t('history.by', { name: displayName(entry.actorName) })} ·{' '}
        <time dateTime={entry.createdAt}>{formatInstant(language, entry.createdAt)}</time>
      </span>
    </div>
  );
}

type Translate = ReturnType<typeof useTranslation<keyof typeof texts.en>>;

function changeOf(value: string, t: Translate): string | undefined {
  const decision = REPORT_DECISIONS.find((candidate) => candidate === value);
  if (decision) return t(`report.${decision}`);
  if (value === 'asked' || value === 'confirmed') return t(`recovery.${value}`);
  const change = STEP_CHANGES.find((candidate) => candidate === value);
  if (!change) return undefined;
  return t(change === 'reset' ? 'step.reset-done' : `step.${change}`);
}

function translated(value: string, tKit: KitTranslate): string {
  const status = ACCOUNT_STATUSES.find((candidate) => candidate === value);
  if (status) return tKit(`status.${status}`);
  const listing = LISTINGS.find((candidate) => candidate === value);
  return listing ? tKit(`listing.${listing}`) : value;
}
