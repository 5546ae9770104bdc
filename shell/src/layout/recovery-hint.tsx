import { displayName, formatInstant, useLanguage, useSession, useTranslation } from '@pehchan/kit';
import { Button, Note } from '@pehchan/kit/ui';
import { useReadRecoveryMutation } from './recovery-api.ts';
import { texts } from '../texts/index.ts';
import styles from './recovery-hint.module.css';

/** Tells a family that an administrator made a code for its account, until it has read that. */
export function RecoveryHint() {
  const t = useTranslation(texts);
  const language = useLanguage();
  const { user } = useSession();
  const [read, { isLoading }] = useReadRecoveryMutation();
  if (!user?.recovery) return null;
  const { by, at, usedAt, canBeRead } = user.recovery;
  return (
    <div className={styles.hint}>
      <Note isStacked>
        <p>
          {t('recovery.told', { name: displayName(by), when: formatInstant(language, at) })}{' '}
          {usedAt && t('recovery.used', { when: formatInstant(language, usedAt) })} {t('recovery.call')}
        </p>
        {canBeRead ? (
          <Button loading={isLoading} onClick={() => void read()}>
            {t('recovery.read')}
          </Button>
        ) : (
          <p>{t('recovery.stays')}</p>
        )}
      </Note>
    </div>
  );
}
