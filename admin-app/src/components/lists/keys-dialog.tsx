import { useKitTranslation, useTranslation } from '@pehchan/kit';
import { IconButton } from '@pehchan/kit/ui';
import { createPortal } from 'react-dom';
import { texts } from '../../texts/index.ts';
import { useDialog } from '../use-dialog.ts';
import styles from './keys-dialog.module.css';

const KEYS = [
  ['j', 'keys.next'],
  ['k', 'keys.previous'],
  ['Enter', 'family.open'],
  ['a', 'move.approve'],
  ['r', 'move.reject'],
  ['/', 'keys.search'],
  ['?', 'keys.help'],
] as const;

type Props = { areUsed: boolean; onUse: (areUsed: boolean) => void; onClose: () => void };

export function KeysDialog({ areUsed, onUse, onClose }: Props) {
  const tKit = useKitTranslation();
  const t = useTranslation(texts);
  const dialog = useDialog(onClose);
  // The dialog is outside the line of tools, which hides its content.
  return createPortal(
    <dialog ref={dialog} className={styles.dialog} aria-label={t('keys.title')}>
      <header className={styles.head}>
        <h2>{t('keys.title')}</h2>
        <IconButton icon="cross" label={tKit('action.close')} onClick={() => dialog.current?.close()} />
      </header>
      <dl className={styles.keys}>
        {KEYS.map(([key, label]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(label)}</dd>
          </div>
        ))}
      </dl>
      <label className={styles.use}>
        <input type="checkbox" checked={areUsed} onChange={(event) => onUse(event.target.checked)} />
        {t('keys.use')}
      </label>
    </dialog>,
    document.body,
  );
}
