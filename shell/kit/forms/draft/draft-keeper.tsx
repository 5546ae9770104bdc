import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useAccount } from '../../calls/use-account.ts';
import { formatInstant } from '../../i18n/format-instant.ts';
import { useLanguage, useKitTranslation } from '../../i18n/use-translation.ts';
import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useSteps } from '../steps/steps-context.ts';
import { forgetDraft, keepDraft, readDraft, type Draft, type DraftPlace } from './drafts.ts';

const PAUSE_MS = 500;

/**
 * Keeps what is typed on this device, and offers it again after a lost signal, a reload or an expired
 * session. It is offered, not filled in: the phone may have changed hands. Until the offer is answered
 * nothing of either is lost: what is typed meanwhile stays over what was kept, and is kept with it. Whoever
 * goes on to the next part has begun anew.
 */
export function DraftKeeper({
  place,
  isSaved,
  isSent,
}: {
  place: DraftPlace;
  isSaved: boolean;
  isSent: RefObject<boolean>;
}) {
  const { values, initialValues, dirty, setValues } = useFormikContext<object>();
  const account = useAccount();
  const { step = 0, resumeAt } = useSteps();
  const [offered, setOffered] = useState(() => differing(readDraft(place, account), values));
  if (offered && step > 0) setOffered(undefined);

  const keepNow = useRef<() => void>(undefined);
  // Nor does a screen that is taken away, as by an API that was renewed. Before the effects below are over.
  useLayoutEffect(
    () => () => {
      if (!isSent.current) keepNow.current?.();
    },
    [isSent],
  );

  useEffect(() => {
    if (!dirty || isSaved) return undefined;
    const keep = () =>
      offered
        ? keepDraft(place, account, over(offered, values, initialValues), offered.step)
        : keepDraft(place, account, values, step);
    const timer = setTimeout(keep, PAUSE_MS);
    keepNow.current = keep;
    // A phone that rings or a reload doesn't wait for the pause.
    window.addEventListener('pagehide', keep);
    return () => {
      keepNow.current = undefined;
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [place, account, dirty, isSaved, offered, values, initialValues, step]);

  if (!offered) return null;
  return (
    <Offer
      at={offered.at}
      onContinue={async () => {
        setOffered(undefined);
        await setValues({ ...values, ...over(offered, values, initialValues) });
        if (offered.step !== undefined) resumeAt(offered.step);
      }}
      onDiscard={() => {
        forgetDraft(place);
        setOffered(undefined);
      }}
    />
  );
}

function Offer({
  at,
  onContinue,
  onDiscard,
}: {
  at: number;
  onContinue: () => Promise<void>;
  onDiscard: () => void;
}) {
  const t = useKitTranslation();
  const when = formatInstant(useLanguage(), at);
  return (
    <Note isStacked role="region" aria-label={t('draft.title')}>
      <p>{t('draft.offer', { when })}</p>
      <Actions>
        <Button type="primary" onClick={() => void onContinue()}>
          {t('draft.continue')}
        </Button>
        <Button onClick={onDiscard}>{t('draft.discard')}</Button>
      </Actions>
    </Note>
  );
}

/** What was kept, and over it what was typed since. */
function over({ values: kept }: Draft, values: object, initialValues: object): object {
  const before = initialValues as Record<string, unknown>;
  const typed = Object.entries(values).filter(([name, value]) => value !== before[name]);
  return { ...kept, ...Object.fromEntries(typed) };
}

/** A draft that says what the form says already is nothing to offer. */
function differing(draft: Draft | undefined, values: object): Draft | undefined {
  const now = values as Record<string, unknown>;
  const differs = Object.entries(draft?.values ?? {}).some(([name, value]) => now[name] !== value);
  return differs ? draft : undefined;
}
