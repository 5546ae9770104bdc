import type { LedgerLine } from '@pehchan/contract/ledger';
import { useSignedInUser, useTranslation } from '@pehchan/kit';
import { CardList } from '@pehchan/kit/ui';
import { useId, useState } from 'react';
import { ReportSheet } from '../../components/other-family/report-sheet.tsx';
import { byFamily } from './by-family.ts';
import { FamilyActions } from './family-actions.tsx';
import { FamilyCard } from './family-card.tsx';
import styles from './ledger.module.css';
import { texts } from './texts/index.ts';
import { useLineName } from './use-line-name.ts';

type Props = { entries: LedgerLine[]; profileId: number; isOwn: boolean };

export function Lines({ entries, profileId, isOwn }: Props) {
  const t = useTranslation(texts);
  const nameIn = useLineName();
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
        {byFamily(entries).map((lines) => {
          const [newest] = lines;
          const hasActions = mayAct && newest.userId !== null;
          return (
            <li key={newest.userId ?? `line ${newest.id}`}>
              <FamilyCard
                lines={lines}
                actions={hasActions && <FamilyActions line={newest} onReport={setReported} />}
              />
            </li>
          );
        })}
      </CardList>
      {reported && (
        <ReportSheet
          userId={about}
          name={nameIn(reported)}
          profileId={profileId}
          text={drafts[about] ?? ''}
          onChange={(text) => setDrafts((now) => ({ ...now, [about]: text }))}
          onClose={() => setReported(undefined)}
        />
      )}
    </section>
  );
}
