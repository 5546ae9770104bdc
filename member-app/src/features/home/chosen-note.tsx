import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { Icon, IconButton, Note } from '@pehchan/kit/ui';
import { texts } from '../../texts/index.ts';
import type { Chosen } from './listing-buttons.tsx';

export function ChosenNote({ chosen, onClose }: { chosen: Chosen | undefined; onClose: () => void }) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  return (
    <div role="status">
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
