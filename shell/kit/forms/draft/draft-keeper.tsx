import { useFormikContext } from 'formik';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useAccount } from '../../calls/use-account.ts';
import { useSteps } from '../steps/steps-context.ts';
import { DraftOffer } from './draft-offer.tsx';
import { forgetDraft, keepDraft, readDraft, type DraftPlace } from './drafts.ts';
import type { Draft } from './drop-drafts.ts';

const PAUSE_MS = 500;

/**
 * Keep a draft on this device. Offer it instead of filling it in: the phone may have changed hands.
 * Until the offer is answered, merge new input over the old draft, so that neither is lost.
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
  const { step = 0, resumeAt, showField, lost, lose } = useSteps();
  const [offered, setOffered] = useState(() => differing(readDraft(place, account), values));
  if (offered && step > 0) setOffered(undefined);

  const keepNow = useRef<() => void>(undefined);
  // Keep the draft when the screen is removed. A layout effect does this before other effects clean up.
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
        ? keepDraft(place, account, over(offered, values, initialValues), {
            step: offered.step,
            alsoLost: offered.lost,
          })
        : keepDraft(place, account, values, { step, alsoLost: lost.filter((name) => isBlank(values, name)) });
    const timer = setTimeout(keep, PAUSE_MS);
    keepNow.current = keep;
    // Keep the draft before the page is hidden: a phone call or a reload does not wait for the timer.
    window.addEventListener('pagehide', keep);
    return () => {
      keepNow.current = undefined;
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [place, account, dirty, isSaved, offered, values, initialValues, step, lost]);

  if (!offered) return null;
  const again = offered.lost.filter((name) => isBlank(values, name));
  return (
    <DraftOffer
      at={offered.at}
      lost={again}
      onContinue={async () => {
        setOffered(undefined);
        lose(again);
        await setValues({ ...values, ...over(offered, values, initialValues) });
        const typed = again.find((name) => isText(values, name));
        if (typed !== undefined && !offered.step) showField(typed);
        else if (offered.step !== undefined) resumeAt(offered.step);
      }}
      onDiscard={() => {
        forgetDraft(place);
        setOffered(undefined);
      }}
    />
  );
}

const valueIn = (values: object, name: string) => (values as Record<string, unknown>)[name];
const isBlank = (values: object, name: string) => !valueIn(values, name);
const isText = (values: object, name: string) => typeof valueIn(values, name) === 'string';

type Offered = Draft & { lost: string[] };

function over({ values: kept }: Draft, values: object, initialValues: object): object {
  const typed = Object.entries(values).filter(([name, value]) => value !== valueIn(initialValues, name));
  return { ...kept, ...Object.fromEntries(typed) };
}

/** Return the draft's values for this form's fields, or undefined if the form already has all of them. */
function differing(draft: Draft | undefined, values: object): Offered | undefined {
  if (!draft) return undefined;
  const known = Object.entries(draft.values).filter(([name]) => isText(values, name));
  if (known.every(([name, value]) => valueIn(values, name) === value)) return undefined;
  const lost = (draft.lost ?? ['password']).filter((name) => name in values);
  return { ...draft, lost, values: Object.fromEntries(known) };
}
