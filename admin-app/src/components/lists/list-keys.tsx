import { useRemembered, useTranslation } from '@pehchan/kit';
import { Button } from '@pehchan/kit/ui';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/index.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { pressKey } from './press-key.ts';

/** Let an administrator work through a table by single keys, which speech input needs to turn off. */
export function ListKeys() {
  const t = useTranslation(texts);
  const { recall, keep } = useRemembered('keys');
  const [areUsed, setUsed] = useState(() => recall() !== false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!areUsed) return undefined;
    const press = (event: KeyboardEvent) => pressKey(event, () => setShown(true));
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [areUsed]);
  return (
    <>
      <Button type="text" aria-haspopup="dialog" onClick={() => setShown(true)}>
        {t('keys.title')}
      </Button>
      {isShown && (
        <KeysDialog
          areUsed={areUsed}
          onUse={(isOn) => {
            setUsed(isOn);
            keep(isOn);
          }}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}
