import type { LedgerLine } from '@pehchan/contract/ledger';
import { formatInstant, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { ButtonLink, Icon, ItemCard, Tag } from '@pehchan/kit/ui';
import type { ReactNode } from 'react';
import styles from './ledger.module.css';
import { texts } from './texts/index.ts';
import { useLineName } from './use-line-name.ts';

/** Show one line of the access log, with the viewer's number if the viewer revealed the family's number. */
export function LineCard({ line, actions }: { line: LedgerLine; actions: ReactNode }) {
  const { kind, isExport, village, isGone, phone, isNew } = line;
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const name = useLineName()(line);
  const didAsAdministrator = isExport ? 'line.exported' : 'line.looked';
  const did = t(kind === 'administrator' ? didAsAdministrator : `line.${kind}`);
  return (
    <ItemCard
      label={`${name}: ${did}`}
      head={
        <h3>
          {village ? t('line.from', { name, village: tKit(`village.${village}`) }) : name}{' '}
          {isNew && <Tag tone="warning">{t('line.new')}</Tag>}
        </h3>
      }
      actions={
        (phone !== null || actions) && (
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
      <div className={styles.told}>
        <p>
          <strong>{did}</strong>
        </p>
        <When line={line} />
        {isGone && <p>{t('line.gone')}</p>}
      </div>
    </ItemCard>
  );
}

function When({ line: { firstAt, lastAt, times } }: { line: LedgerLine }) {
  const t = useTranslation(texts);
  const language = useLanguage();
  const last = formatInstant(language, lastAt);
  if (times === 1) return <p>{last}</p>;
  return <p>{t('line.often', { first: formatInstant(language, firstAt), last, times })}</p>;
}
