import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Icon, IconButton, Note } from '@pehchan/kit/ui';
import { useEffect, useRef } from 'react';
import { texts } from '../../texts/index.ts';
import type { Chosen } from './listing-buttons.tsx';

export function ChosenNote({ chosen, onClose }: { chosen: Chosen | undefined; onClose: () => void }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const note = useRef<HTMLDivElement>(null);
  // The pressed button is far below this note on a phone.
  useEffect(() => {
    if (chosen) note.current?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  return (
    <div role="status" ref={note}>
      {chosen && (
        <Note>
          <Icon name={chosen.listing === 'settled' ? 'check' : 'info'} />
          <span>
            {chosen.listing === 'settled' && <strong>{t('listing.wish', { name: chosen.name })} </strong>}
            {chosen.message}
          </span>
          <IconButton label={tKit('action.close')} icon="cross" onClick={onClose} />
        </Note>
      )}
    </div>
  );
}
