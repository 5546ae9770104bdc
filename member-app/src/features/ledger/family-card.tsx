import type { LedgerLine } from '@pehchan/contract/ledger';
import { formatInstant, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { ButtonLink, Icon, ItemCard, Tag } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import type { FamilyLines } from './by-family.ts';
import { CandidateLink } from './candidate-link.tsx';
import styles from './ledger.module.css';
import { texts } from './texts/index.ts';
import { useLineName } from './use-line-name.ts';

/** Show a family of the access log: its candidate, what it did, and its number if it revealed ours. */
export function FamilyCard({ lines, actions }: { lines: FamilyLines; actions: ReactNode }) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const did = useDid();
  const [newest] = lines;
  const name = useLineName()(newest);
  const { village, isGone, candidate } = newest;
  const phone = lines.find((line) => line.phone !== null)?.phone;
  return (
    <ItemCard
      label={`${name}: ${lines.map(did).join(', ')}`}
      head={
        <h3>
          {village ? t('line.from', { name, village: tKit(`village.${village}`) }) : name}{' '}
          {lines.some(({ isNew }) => isNew) && <Tag tone="warning">{t('line.new')}</Tag>}
        </h3>
      }
      actions={
        (phone || actions) && (
          <>
            {phone && (
              <ButtonLink to={`tel:${phone}`} aria-label={`${t('line.call', { name })}, ${phone}`}>
                <Icon name="phone" /> {phone}
              </ButtonLink>
            )}
            {actions}
          </>
        )
      }
    >
      {candidate && <CandidateLink candidate={candidate} />}
      <ul className={styles.acts}>
        {lines.map((line) => (
          <li key={line.id}>
            <strong>{did(line)}</strong>
            <When line={line} />
          </li>
        ))}
      </ul>
      {isGone && <p>{t('line.gone')}</p>}
    </ItemCard>
  );
}

function useDid(): (line: LedgerLine) => string {
  const t = useTranslation(texts);
  return ({ kind, isExport }) => {
    if (kind !== 'administrator') return t(`line.${kind}`);
    return t(isExport ? 'line.exported' : 'line.looked');
  };
}

function When({ line: { firstAt, lastAt, times } }: { line: LedgerLine }) {
  const t = useTranslation(texts);
  const language = useLanguage();
  const last = formatInstant(language, lastAt);
  if (times === 1) return <p>{last}</p>;
  return <p>{t('line.often', { first: formatInstant(language, firstAt), last, times })}</p>;
}
