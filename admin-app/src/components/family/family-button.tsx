import type { User } from '@pehchan/contract/accounts';
import { useTexts } from '@pehchan/kit';
import { Button, Icon, LoadingState } from '@pehchan/kit/ui';
import { lazy, memo, Suspense, useState } from 'react';
import { texts } from '../../texts/index.ts';

/** Loaded when a family is first looked into. */
const FamilyPanel = lazy(() => import('./family-panel.tsx'));

type Props = { user: User; onMoved: () => void };

/** Opens the family's biodata, photos and history beside the list. `onMoved`: something was decided there, and it closed. */
export const FamilyButton = memo(function FamilyButton({ user, onMoved }: Props) {
  const text = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<Icon name="eye" />}
        aria-label={`${text('family.open')}: ${user.name}`}
        onClick={() => setOpen(true)}
      >
        {text('family.open')}
      </Button>
      {isOpen && (
        <Suspense fallback={<LoadingState rows={1} />}>
          <FamilyPanel user={user} onClose={() => setOpen(false)} onMoved={onMoved} />
        </Suspense>
      )}
    </>
  );
});
