import { displayName, formatInstant, useLanguage, useSession, useTranslation } from '@pehchan/kit';
import { Button, Note } from '@pehchan/kit/ui';
import { useReadRecoveryMutation } from './recovery-api.ts';
import { texts } from './texts/index.ts';
import styles from './recovery-hint.module.css';

export default function RecoveryHint() {
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
          {t('told', { name: displayName(by), when: formatInstant(language, at) })}{' '}
          {usedAt && t('used', { when: formatInstant(language, usedAt) })} {t('call')}
        </p>
        {canBeRead ? (
          <Button loading={isLoading} onClick={() => void read()}>
            {t('read')}
          </Button>
        ) : (
          <p>{t('stays')}</p>
        )}
      </Note>
    </div>
  );
}
