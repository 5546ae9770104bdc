import type { ViewedProfile } from '@pehchan/contract/biodata';
import { useKitTranslation } from '@pehchan/kit';
import { factsOf, wordsOf } from '@pehchan/kit/biodata';
import { ButtonLink, Icon } from '@pehchan/kit/ui';
import styles from './family-contact.module.css';

/** Show the family's contact and second number, once the number is revealed. */
export function FamilyContact({ profile }: { profile: ViewedProfile }) {
  const tKit = useKitTranslation();
  const { phone, secondPhone } = profile;
  const person = [wordsOf('contactName', profile, tKit), wordsOf('contactRelation', profile, tKit)];
  const nameAndRelation = person.filter(Boolean).join(', ');
  if (phone === null || !(nameAndRelation || secondPhone)) return null;
  return (
    <div className={styles.contact}>
      {nameAndRelation && (
        <p>
          <span className={styles.label}>{tKit(factsOf('contactName').label)}:</span> {nameAndRelation}
        </p>
      )}
      {secondPhone && (
        <ButtonLink
          to={`tel:${secondPhone}`}
          aria-label={`${tKit(factsOf('secondPhone').label)}: ${secondPhone}`}
        >
          <Icon name="phone" /> {secondPhone}
        </ButtonLink>
      )}
    </div>
  );
}
