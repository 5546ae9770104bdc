import type { UserWithProfiles } from '@pehchan/contract/review';
import { displayName, useTranslation } from '@pehchan/kit';
import { BottomBar, Button, Icon } from '@pehchan/kit/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { texts } from '../../../texts/index.ts';
import { FamilyCard } from './family-card.tsx';
import { Swipe } from './swipe.tsx';
import type { DeckState } from './use-deck.ts';
import { useDeckDecision } from './use-deck-decision.ts';
import styles from './deck.module.css';

type Props = { user: UserWithProfiles; deck: DeckState; isDecidable: boolean; above: ReactNode };

/** The family that is decided next. Its buttons stay the same elements, so that they keep the focus. */
export function TopFamily({ user, deck, isDecidable, above }: Props) {
  const t = useTranslation(texts);
  const place = useTopOnChange(user.id);
  const { decide, dialog } = useDeckDecision(user, deck);
  const name = displayName(user.name);
  const approve = () => void decide('approved');
  const reject = () => void decide('rejected');
  return (
    <>
      <div ref={place} className={styles.top}>
        <Swipe key={user.id} onLeft={reject} onRight={approve}>
          <FamilyCard user={user} onLater={() => deck.putOff(user)} />
        </Swipe>
      </div>
      {isDecidable && (
        <BottomBar label={t('deck.decide')} above={above}>
          <Button
            danger
            icon={<Icon name="cross" />}
            aria-label={`${t('move.reject')}: ${name}`}
            onClick={reject}
          >
            {t('move.reject')}
          </Button>
          <Button
            type="primary"
            icon={<Icon name="check" />}
            aria-label={`${t('move.approve')}: ${name}`}
            onClick={approve}
          >
            {t('move.approve')}
          </Button>
        </BottomBar>
      )}
      {dialog}
    </>
  );
}

/** Scroll to the top of each card after the first. */
function useTopOnChange(id: number) {
  const place = useRef<HTMLDivElement>(null);
  const last = useRef(id);
  useEffect(() => {
    if (last.current !== id) place.current?.scrollIntoView({ block: 'start' });
    last.current = id;
  }, [id]);
  return place;
}
