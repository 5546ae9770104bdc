import { type AccountStatus, accountStatusOf } from '@pehchan/contract/accounts';
import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { useEffect } from 'react';
import { texts } from '../../texts/index.ts';
import { ReviewResults } from './review-results.tsx';
import { DECISIONS, DECISION_ORDER, type Reviewed } from './decisions.ts';
import { useNaming } from './use-naming.ts';
import { useQuestion } from './use-question.tsx';
import { useReview } from './use-review.ts';
import styles from './review-bar.module.css';

type Props = {
  users: Reviewed[];
  onClear: () => void;
  onLeft: () => void;
};

export function ReviewBar({ users, onClear, onLeft }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const nameOf = useNaming();
  const { ask, dialog } = useQuestion();
  const { review, start, close } = useReview();

  // A new selection closes the results of the previous review.
  const isOver = review && !review.isRunning && users.length > 0;
  useEffect(() => {
    if (isOver) close();
  }, [isOver, close]);

  const begin = async (to: AccountStatus) => {
    const names = users.map(nameOf).join(', ');
    const question = tKit(DECISIONS[to].confirmMany, { n: users.length });
    const why = await ask(to, question, names);
    if (!why) return;
    onClear();
    await start(users, to, why);
  };
  const leave = (going: () => void) => () => {
    going();
    onLeft();
  };
  if (review && !isOver) return <ReviewResults review={review} onClose={leave(close)} />;
  if (users.length === 0) return null;
  return (
    <div className={styles.bar} role="group" aria-label={t('review.title')}>
      <div className={styles.count}>
        <strong role="status">{t('review.selected', { n: users.length })}</strong>
        <Button onClick={leave(onClear)}>{t('review.clear')}</Button>
      </div>
      {DECISION_ORDER.filter((to) => users.some((user) => accountStatusOf(user) !== to)).map((to) => (
        <Button
          key={to}
          type={to === 'approved' ? 'primary' : 'default'}
          danger={to === 'rejected'}
          icon={<Icon name={DECISIONS[to].icon} />}
          aria-label={`${t(DECISIONS[to].label)}: ${t('review.selected', { n: users.length })}`}
          onClick={() => void begin(to)}
        >
          {t(DECISIONS[to].label)}
        </Button>
      ))}
      {dialog}
    </div>
  );
}
