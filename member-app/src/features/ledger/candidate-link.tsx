import type { LedgerCandidate } from '@pehchan/contract/ledger';
import { to, useKitTranslation, useLanguage, useTranslation } from '@pehchan/kit';
import { Photo, nameOf } from '@pehchan/kit/biodata';
import { Link } from '@pehchan/kit/router';
import { Icon } from '@pehchan/kit/ui';
import styles from './ledger.module.css';
import { texts } from './texts/index.ts';

export function CandidateLink({ candidate }: { candidate: LedgerCandidate }) {
  const t = useTranslation(texts);
  const tKit = useKitTranslation();
  const { profileId, image, age, gender } = candidate;
  const name = nameOf(candidate, useLanguage());
  return (
    <Link className={styles.candidate} to={to.profile(profileId)}>
      <Photo image={image} name={name} size="table" />
      <span className={styles.who}>
        {t(`candidate.${gender}`, { name, age: tKit('state.years', { n: age }) })}{' '}
        <span className={styles.see}>
          {tKit('action.view')} <Icon name="right" size={16} />
        </span>
      </span>
    </Link>
  );
}
