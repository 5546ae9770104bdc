import type { FoundProfile } from '@pehchan/contract/biodata';
import { to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Photo, nameOf } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { useIsWide } from '@pehchan/kit/ui';
import { CallButton } from '../../components/family-phone/call-button.tsx';
import { texts } from './texts/index.ts';
import styles from './compare.module.css';
import { useLines, type Line } from './use-lines.ts';

/** Compare candidates line by line. On a phone the name of a line is above its values, to give them room. */
export default function Compare({ profiles }: { profiles: FoundProfile[] }) {
  const t = useTranslation(texts);
  const lines = useLines(profiles);
  return (
    <table className={styles.table} aria-label={t('compare.title')}>
      <Heads profiles={profiles} />
      {lines.map((line) => (
        <LineRows key={line.label} line={line} profiles={profiles} />
      ))}
    </table>
  );
}

function Heads({ profiles }: { profiles: FoundProfile[] }) {
  const tKit = useKitTranslation();
  const language = useLanguage();
  const isWide = useIsWide();
  return (
    <thead>
      <tr>
        {isWide && <td />}
        {profiles.map((profile) => {
          const name = nameOf(profile, language);
          return (
            <th key={profile.id} scope="col" aria-label={name}>
              <div className={styles.photo}>
                <Photo isPortrait isEager image={profile.image} name={name} size="card" />
              </div>
              <Link
                className={styles.name}
                to={to.profile(profile.id)}
                aria-label={`${tKit('action.view')}: ${name}`}
              >
                {name}
              </Link>
              <div className={styles.call}>
                <CallButton profile={profile} />
              </div>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function LineRows({ line: { label, values, isSame }, profiles }: { line: Line; profiles: FoundProfile[] }) {
  const t = useTranslation(texts);
  const isWide = useIsWide();
  const head = (
    <th scope={isWide ? 'row' : 'rowgroup'} colSpan={isWide ? 1 : profiles.length}>
      {label} {isSame && <span className={styles.same}>{t('compare.same')}</span>}
    </th>
  );
  return (
    <tbody className={isSame ? styles.alike : styles.different}>
      {!isWide && <tr>{head}</tr>}
      <tr>
        {isWide && head}
        {profiles.map(({ id }, index) => (
          <td key={id}>{values[index] || '–'}</td>
        ))}
      </tr>
    </tbody>
  );
}
