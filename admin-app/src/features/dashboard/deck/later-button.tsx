import type { UserWithProfiles } from '@pehchan/contract/review';
import { displayName, useTranslation } from '@pehchan/kit';
import { Button, Icon } from '@pehchan/kit/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../../texts/index.ts';
import { LaterDialog } from './later-dialog.tsx';

export function LaterButton({ user, onLater }: { user: UserWithProfiles; onLater: () => void }) {
  const t = useTranslation(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<Icon name="clock" />}
        aria-label={`${t('deck.later')}: ${displayName(user.name)}`}
        onClick={() => setOpen(true)}
      >
        {t('deck.later')}
      </Button>
      {isOpen &&
        createPortal(
          <LaterDialog
            user={user}
            onAnswer={(isLater) => {
              setOpen(false);
              if (isLater) onLater();
            }}
          />,
          document.body,
        )}
    </>
  );
}
