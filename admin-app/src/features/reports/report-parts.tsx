import type { ReportForAdmins, ReportState } from '@pehchan/contract/reports';
import { displayName, formatInstant, to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Link } from '@pehchan/kit/router';
import { Tag } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import styles from './reports.module.css';
import { useStateNames } from './use-state-names.ts';

const TONES = { open: 'warning', answered: 'success', closed: undefined } as const;

export function StateTag({ state }: { state: ReportState }) {
  return <Tag tone={TONES[state]}>{useStateNames()[state]}</Tag>;
}

export function Family({ family: { userId, name, village, phone } }: { family: ReportForAdmins['by'] }) {
  const tKit = useKitTranslation();
  const shown = displayName(name);
  return (
    <>
      {phone ? <Link to={to.userProfiles(userId)}>{shown}</Link> : shown}, {tKit(`village.${village}`)}
      {phone && (
        <>
          , <a href={`tel:${phone}`}>{phone}</a>
        </>
      )}
    </>
  );
}

export function ReportContent({ report }: { report: ReportForAdmins }) {
  const { text, answer, note, decidedBy, profile, lines } = report;
  const t = useTranslation(texts);
  const language = useLanguage();
  const by = displayName(decidedBy ?? '');
  const decided = answer ?? note;
  return (
    <div className={styles.told}>
      <p className={styles.words}>{text}</p>
      <p>
        {t(profile.isTheirs ? 'reports.biodata' : 'reports.ledger', { name: displayName(profile.fullname) })}
      </p>
      <ul>
        {lines.map(({ kind, firstAt, lastAt, times }) => (
          <li key={`${kind} ${firstAt}`}>
            {t(times === 1 ? 'reports.once' : 'reports.line', {
              did: t(`reports.line.${kind}`),
              first: formatInstant(language, firstAt),
              last: formatInstant(language, lastAt),
              times,
            })}
          </li>
        ))}
      </ul>
      {decided && (
        <>
          <p>
            <strong>{t(answer ? 'reports.answerWas' : 'reports.noteWas', { name: by })}</strong>
          </p>
          <p className={styles.words}>{decided}</p>
        </>
      )}
    </div>
  );
}
