import type { UserWithProfiles } from '@pehchan/contract/review';
import { displayName, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Card, Facts } from '@pehchan/kit/ui';
import { FamilyButton } from '../../../components/family/family-button.tsx';
import { RejectionLines } from '../../../components/review/rejection-lines.tsx';
import { Since } from '../../../components/since.tsx';
import { texts } from '../../../texts/index.ts';
import { Candidate } from './candidate.tsx';
import { Hints } from './hints.tsx';
import { LaterButton } from './later-button.tsx';
import { Notes } from './notes.tsx';
import styles from './deck.module.css';

type Props = { user: UserWithProfiles; onLater: () => void };

export function FamilyCard({ user, onLater }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  return (
    <Card label={displayName(user.name)} className={styles.card}>
      {user.profiles.length === 0 && <p className={styles.none}>{t('users.none')}</p>}
      {user.profiles.map((profile, index) => (
        <Candidate key={profile.id} profile={profile} isFirst={index === 0} />
      ))}
      <RejectionLines rejection={user.rejection} hasNote />
      <Hints user={user} />
      <Facts
        facts={[
          { label: t('deck.family'), value: displayName(user.name) },
          { label: tKit('field.father'), value: displayName(user.Father) },
          { label: tKit('field.phone'), value: <a href={`tel:${user.phone}`}>{user.phone}</a> },
          { label: t('pending.since'), value: <Since instant={user.standingSince} /> },
        ]}
      />
      <Notes userId={user.id} />
      <div className={styles.more}>
        <FamilyButton user={user} />
        <LaterButton user={user} onLater={onLater} />
      </div>
    </Card>
  );
}
