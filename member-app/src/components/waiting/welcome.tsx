import { useRemembered, useTranslation } from '@pehchan/kit';
import { Icon, Note } from '@pehchan/kit/ui';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/index.ts';

export const WAITED = 'home.waited';

/** Greet a family once after its approval, on a device that showed it the screen for pending accounts. */
export function Welcome() {
  const t = useTranslation(texts);
  const kept = useRemembered(WAITED);
  const [hasWaited] = useState(() => kept.recall() === true);
  useEffect(() => kept.keep(false), [kept]);
  if (!hasWaited) return null;
  return (
    <Note tone="success" role="status">
      <Icon name="check" />
      <span>{t('wait.welcome')}</span>
    </Note>
  );
}
