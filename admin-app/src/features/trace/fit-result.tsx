import type { TraceCandidate, TraceFit } from '@pehchan/contract/trace';
import { displayName, formatInstant, to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Comparison } from './comparison.tsx';
import { texts } from './texts/index.ts';
import styles from './trace.module.css';

type Props = { fit: TraceFit; isFirst: boolean; shown: string | undefined };

export function FitResult({ fit, isFirst, shown }: Props) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const language = useLanguage();
  const { candidates, copyOf, uploadedAt, isExplained, isGone, wasUploadedAgain, message } = fit;
  return (
    <section className={styles.result}>
      {!isFirst && <p>{isExplained ? t('explained') : message}</p>}
      <ul className={styles.candidates}>
        {candidates.map((candidate) => (
          <Candidate
            key={`${candidate.code} ${candidate.isSheet}`}
            candidate={candidate}
            isExplained={isExplained}
          />
        ))}
      </ul>
      {wasUploadedAgain && <p>{t('maybe')}</p>}
      {isGone && <p>{t('gone')}</p>}
      {copyOf && (
        <p>{t('again', { name: displayName(copyOf.name), village: tKit(`village.${copyOf.village}`) })}</p>
      )}
      {uploadedAt && <p>{t('uploaded', { when: formatInstant(language, uploadedAt) })}</p>}
      <Comparison photo={fit} shown={shown} />
    </section>
  );
}

function Candidate({ candidate, isExplained }: { candidate: TraceCandidate; isExplained: boolean }) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const { userId, name, village, code, z, verdict, isSheet } = candidate;
  const shown = isSheet && verdict === 'named' ? 'sheet' : verdict;
  return (
    <li>
      <strong>
        {userId === null ? displayName(name) : <Link to={to.userProfiles(userId)}>{displayName(name)}</Link>},{' '}
        {tKit(`village.${village}`)}
      </strong>
      {userId === null && ` (${t('deleted')})`}
      <br />
      {t(isExplained ? 'verdict.explained' : `verdict.${shown}`)}
      <br />
      <span className={styles.hint}>{t('code', { code, z: z.toFixed(1) })}</span>
    </li>
  );
}
