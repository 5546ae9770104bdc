import type { LedgerLine } from '@pehchan/contract/ledger';
import { useSignedInUser, useTranslation } from '@pehchan/kit';
import { CardList } from '@pehchan/kit/ui';
import { useId, useState } from 'react';
import { LineActions } from './line-actions.tsx';
import { LineCard } from './line-card.tsx';
import styles from './ledger.module.css';
import { ReportSheet } from './report-sheet.tsx';
import { texts } from './texts/index.ts';

type Props = { entries: LedgerLine[]; profileId: number; isOwn: boolean };

export function Lines({ entries, profileId, isOwn }: Props) {
  const t = useTranslation(texts);
  const id = useId();
  const me = useSignedInUser();
  const mayAct = isOwn && me.can.search;
  const [reported, setReported] = useState<LedgerLine>();
  const [drafts, setDrafts] = useState<Record<number, string>>({});
  const about = reported?.userId ?? 0;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t('ledger.list')}</h2>
      <CardList label={t('ledger.list')}>
        {entries.map((line) => (
          <li key={line.id}>
            <LineCard
              line={line}
              actions={mayAct && line.userId !== null && <LineActions line={line} onReport={setReported} />}
            />
          </li>
        ))}
      </CardList>
      {reported && (
        <ReportSheet
          line={reported}
          profileId={profileId}
          text={drafts[about] ?? ''}
          onChange={(text) => setDrafts((now) => ({ ...now, [about]: text }))}
          onClose={() => setReported(undefined)}
        />
      )}
    </section>
  );
}
