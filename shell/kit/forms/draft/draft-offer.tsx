import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { formatInstant } from '../../i18n/format-instant.ts';
import { useKitTranslation, useLanguage } from '../../i18n/use-translation.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useSteps } from '../steps/steps-context.ts';
import { sentencesOfLost } from '../steps/use-again.ts';

type Props = {
  at: number;
  lost: readonly string[];
  onContinue: () => Promise<void>;
  onDiscard: () => void;
};

/** Offer a draft at the top of the screen and focus the offer: screen readers then read the offer first. */
export function DraftOffer({ at, lost, onContinue, onDiscard }: Props) {
  const t = useKitTranslation();
  const when = formatInstant(useLanguage(), at);
  const { photoStays } = useSteps();
  const sentences = sentencesOfLost(lost, photoStays).map((key) => t(key));
  const words = useId();
  const offer = useInSight();
  return (
    <Note
      ref={offer}
      tabIndex={-1}
      isStacked
      role="region"
      aria-label={t('draft.title')}
      aria-describedby={words}
    >
      <p id={words}>{[t('draft.offer', { when }), ...sentences].join(' ')}</p>
      <Actions>
        <Button type="primary" onClick={() => void onContinue()}>
          {t('draft.continue')}
        </Button>
        <Button onClick={onDiscard}>{t('draft.discard')}</Button>
      </Actions>
    </Note>
  );
}

/** Focus the offer for each location: after each navigation the browser restores the scroll position. */
function useInSight() {
  const offer = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
    offer.current?.scrollIntoView({ block: 'nearest' });
    offer.current?.focus({ preventScroll: true });
  }, [key]);
  return offer;
}
