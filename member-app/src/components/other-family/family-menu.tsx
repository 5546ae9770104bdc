import { useTranslation } from '@pehchan/kit';
import { IconButton } from '@pehchan/kit/ui';
import { useId } from 'react';
import { texts } from '../../texts/index.ts';
import { useLate } from '../use-late.ts';
import type { FamilySheetProps } from './family-sheet.tsx';

type Props = Pick<FamilySheetProps, 'profile' | 'onHidden'>;

/** Few families hide or report another. */
const loadSheet = async () => (await import('./family-sheet.tsx')).FamilySheet;

export function FamilyMenu({ profile, onHidden }: Props) {
  const t = useTranslation(texts);
  const id = useId();
  const { Part: Sheet, isLoading, open, close } = useLate(loadSheet);
  const closeSheet = () => {
    close();
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <IconButton
        id={id}
        icon="more"
        size={28}
        label={t('biodata.more')}
        aria-haspopup="dialog"
        aria-busy={isLoading}
        onClick={open}
      />
      {Sheet && <Sheet profile={profile} onClose={closeSheet} onHidden={onHidden} />}
    </>
  );
}
