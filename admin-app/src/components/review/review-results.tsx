import { displayName, useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { useEffect, useRef } from 'react';
import { texts } from '../../texts/index.ts';
import { Progress } from './progress.tsx';
import { DecisionMessageLink } from './decision-message-link.tsx';
import type { Review } from './use-review.ts';
import styles from './review-bar.module.css';

export function ReviewResults({ review, onClose }: { review: Review; onClose: () => void }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const section = useRef<HTMLElement>(null);
  // Focus the results: the removed button that started the review had the focus.
  useEffect(() => section.current?.focus({ preventScroll: true }), []);
  const { all, results, isRunning, status, why } = review;
  const done = results.filter(({ ok }) => ok).length;
  return (
    <section ref={section} tabIndex={-1} className={styles.results} aria-label={t('review.title')}>
      <div className={styles.bar}>
        <Progress max={all} value={results.length} label={t('review.progress')} />
        <strong role="status">
          {isRunning
            ? t('review.running', { n: results.length, all })
            : tKit('done.users.reviewed', { done, all })}
        </strong>
        {!isRunning && <Button onClick={onClose}>{tKit('action.close')}</Button>}
      </div>
      <ul className={styles.list}>
        {results.map(({ id, ok, user, message }) => (
          <li key={id} className={ok ? styles.result : styles.failed}>
            <Icon name={ok ? 'check' : 'cross'} size={16} /> <strong>{displayName(user.name)}</strong>{' '}
            {message}{' '}
            {ok && status !== 'pending' && (
              <DecisionMessageLink user={user} to={status} reasons={why.reasons} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
