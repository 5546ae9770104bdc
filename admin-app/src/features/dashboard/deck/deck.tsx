import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Button, EmptyState, FailedState, LoadingState } from '@pehchan/kit/ui';
import { useState } from 'react';
import { OpenFamily } from '../../../components/family/open-family.tsx';
import { DecidedBar, DecidedContext } from '../../../components/review/decided.tsx';
import { DecidedLine, type Decision } from '../../../components/review/decided-line.tsx';
import { texts } from '../../../texts/index.ts';
import { Ahead } from './ahead.tsx';
import { TopFamily } from './top-family.tsx';
import type { DeckState } from './use-deck.ts';
import { useInView } from './use-in-view.ts';
import styles from './deck.module.css';

type Props = { deck: DeckState; onList: () => void };

/** Show the waiting families one by one on a phone, with the decision at the foot of the screen. */
export function Deck({ deck, onList }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const { query, isLoaded, user, next, place } = deck;
  const { ref, isInView } = useInView();
  const [decision, setDecision] = useState<Decision>();
  const decided = decision && {
    decision,
    onClose: () => setDecision(undefined),
    onUndone: ({ id }: { id: number }) => deck.putBack(id),
  };
  const isDecidable = user !== undefined && isInView;
  return (
    <DecidedContext value={setDecision}>
      <section ref={ref} className={styles.deck} data-deck aria-label={t('deck.title')}>
        <header className={styles.head}>
          <h2>{t('deck.title')}</h2>
          {user && <span role="status">{t('deck.place', place)}</span>}
        </header>
        {!isLoaded && query.isFetching && <LoadingState rows={9} />}
        {!isLoaded && query.isError && !query.isFetching && (
          <FailedState onRetry={() => void query.refetch()}>{tKit('failed.user.awaiting')}</FailedState>
        )}
        {isLoaded && !user && <EmptyState icon="check">{tKit('empty.users.awaiting')}</EmptyState>}
        {user && (
          <TopFamily
            user={user}
            deck={deck}
            isDecidable={isDecidable}
            above={decided && <DecidedLine key={decided.decision.until} {...decided} />}
          />
        )}
        <Button type="text" className={styles.list} onClick={onList}>
          {t('deck.list')}
        </Button>
        {next && <Ahead user={next} />}
      </section>
      {!isDecidable && decided && <DecidedBar {...decided} />}
      <OpenFamily users={user ? [user] : []} onMoved={() => undefined} />
    </DecidedContext>
  );
}
