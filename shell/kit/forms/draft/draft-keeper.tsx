import { Actions } from '../../ui/actions.tsx';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/note.tsx';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import { formatInstant } from '../../i18n/format-instant.ts';
import { useLanguage, useKitTranslation } from '../../i18n/use-translation.ts';
import { forgetDraft, keepDraft, readDraft, type Draft, type DraftPlace } from './drafts.ts';

const PAUSE_MS = 500;

/**
 * Keeps what is typed on this device, and offers it again after a lost signal, a reload or an expired
 * session. It is offered, not filled in: the phone may have changed hands.
 */
export function DraftKeeper({ place, isSaved }: { place: DraftPlace; isSaved: boolean }) {
  const t = useKitTranslation();
  const language = useLanguage();
  const { values, dirty, setValues } = useFormikContext<object>();
  const [offered, setOffered] = useState(() => differing(readDraft(place), values));

  useEffect(() => {
    if (!dirty || isSaved) return undefined;
    const keep = () => keepDraft(place, values);
    const timer = setTimeout(keep, PAUSE_MS);
    // A phone that rings or a reload doesn't wait for the pause.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [place, dirty, isSaved, values]);

  if (!offered) return null;
  const when = formatInstant(language, offered.at);
  return (
    <Note isStacked role="region" aria-label={t('draft.title')}>
      <p>{t('draft.offer', { when })}</p>
      <Actions>
        <Button
          type="primary"
          onClick={() => {
            void setValues({ ...values, ...offered.values });
            setOffered(undefined);
          }}
        >
          {t('draft.continue')}
        </Button>
        <Button
          onClick={() => {
            forgetDraft(place);
            setOffered(undefined);
          }}
        >
          {t('draft.discard')}
        </Button>
      </Actions>
    </Note>
  );
}

/** A draft that says what the form says already is nothing to offer. */
function differing(draft: Draft | undefined, values: object): Draft | undefined {
  const now = values as Record<string, unknown>;
  const differs = Object.entries(draft?.values ?? {}).some(([name, value]) => now[name] !== value);
  return differs ? draft : undefined;
}
