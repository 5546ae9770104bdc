import {
  factsOf,
  GRANDFATHER_LABEL,
  nameOf,
  type BiodataField,
  type ViewedProfile,
} from '@pehchan/contract/biodata';
import { clsx } from 'clsx';
import { useKitTranslation, useLanguage } from '../i18n/use-translation.ts';
import { inWords, wordsOf } from './words-of.ts';
import styles from './family-tree.module.css';

/** Fields that the family tree shows, so that the sections below it do not repeat them. */
export const IN_TREE: ReadonlySet<BiodataField> = new Set(['father', 'nanihalVillage', 'nanaName']);

/** Show a candidate's family in two lines: grandfather, father and candidate, then the mother's people. */
export function FamilyTree({ profile }: { profile: ViewedProfile }) {
  const t = useKitTranslation();
  const language = useLanguage();
  const { father, gender, user } = profile;
  const line = [
    { label: t(GRANDFATHER_LABEL), value: inWords('father', user.Father, t) },
    { label: t(factsOf('father').label), value: inWords('father', father, t) },
    { label: t(`tree.${gender}`), value: nameOf(profile, language) },
  ].filter(({ value }) => value);
  const gotra = wordsOf('motherGotra', profile, t);
  const nanihal = [
    wordsOf('nanihalVillage', profile, t),
    wordsOf('nanaName', profile, t),
    gotra && `${t(factsOf('gotra').label)} ${gotra}`,
  ].filter(Boolean);
  return (
    <dl className={styles.tree}>
      {line.map(({ label, value }, index) => (
        <div key={label} className={clsx(styles.person, index < line.length - 1 && styles.ancestor)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {nanihal.length > 0 && (
        <div className={styles.nanihal}>
          <dt>{t(factsOf('nanihalVillage').label)}</dt>
          <dd>{nanihal.join(' · ')}</dd>
        </div>
      )}
    </dl>
  );
}
