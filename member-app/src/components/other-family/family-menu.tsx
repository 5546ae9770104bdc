import { loadTexts, useNotices, useTranslation } from '@pehchan/kit';
import { IconButton } from '@pehchan/kit/ui';
import { useId, useState, type ComponentType } from 'react';
import { texts } from '../../texts/index.ts';
import type { FamilySheetProps } from './family-sheet.tsx';

type Props = Pick<FamilySheetProps, 'profile' | 'onHidden'>;

/** Load the sheet at the first press: few families hide or report another. */
async function loadSheet() {
  const { FamilySheet } = await import('./family-sheet.tsx');
  await loadTexts();
  return FamilySheet;
}

export function FamilyMenu({ profile, onHidden }: Props) {
  const t = useTranslation(texts);
  const { notify } = useNotices();
  const id = useId();
  const [Sheet, setSheet] = useState<ComponentType<FamilySheetProps>>();
  const open = async () => {
    try {
      const FamilySheet = await loadSheet();
      setSheet(() => FamilySheet);
    } catch {
      notify({ kind: 'error', text: t('biodata.moreFailed') });
    }
  };
  const close = () => {
    setSheet(undefined);
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
        onClick={() => void open()}
      />
      {Sheet && <Sheet profile={profile} onClose={close} onHidden={onHidden} />}
    </>
  );
}
