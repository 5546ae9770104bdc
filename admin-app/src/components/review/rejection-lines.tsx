import type { Reason, Rejection } from '@pehchan/contract/accounts';
import { useTranslation } from '@pehchan/kit';
import { Since } from '../since.tsx';
import { texts } from '../../texts/index.ts';
import styles from './rejection-lines.module.css';

type Props = {
  rejection: Rejection | null;
  hasNote?: boolean;
  /** Shows the lines one after the other, for a row of a table. */
  isInline?: boolean;
};

export function RejectionLines({ rejection, hasNote, isInline }: Props) {
  const t = useTranslation(texts);
  if (!rejection) return null;
  const { reasons, mended, note, sentAgainAt } = rejection;
  const named = (list: readonly Reason[]) => list.map((reason) => t(`reason.${reason}`)).join(', ');
  return (
    <ul className={isInline ? styles.inline : styles.lines}>
      {reasons.length > 0 && <li>{t('reasons.were', { reasons: named(reasons) })}</li>}
      {hasNote && note && <li className={styles.note}>{note}</li>}
      {mended.length > 0 && (
        <li className={styles.mended}>{t('reasons.mended', { reasons: named(mended) })}</li>
      )}
      {sentAgainAt && (
        <li>
          {t('reasons.sentAgain')} <Since instant={sentAgainAt} />
        </li>
      )}
    </ul>
  );
}
