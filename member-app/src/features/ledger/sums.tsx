import { FEWEST_IN_SUM, type LedgerReply } from '@pehchan/contract/ledger';
import { formatInstant, useLanguage, useTranslation } from '@pehchan/kit';
import styles from './ledger.module.css';
import { texts } from './texts/index.ts';

type Props = { reply: Pick<LedgerReply, 'photoFamilies' | 'listed'> };

export function Sums({ reply: { photoFamilies, listed } }: Props) {
  const t = useTranslation(texts);
  const language = useLanguage();
  return (
    <div className={styles.told}>
      {photoFamilies !== undefined && (
        <p>
          {photoFamilies === null ? t('sum.few', { n: FEWEST_IN_SUM }) : t('sum.photo', { n: photoFamilies })}
        </p>
      )}
      {listed && (
        <p>
          {t('sum.listed', {
            n: listed.administrators,
            when: formatInstant(language, listed.lastAt),
          })}
        </p>
      )}
    </div>
  );
}
