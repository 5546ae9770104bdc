import { clsx } from 'clsx';
import { Button } from '../../ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useKitTranslation } from '../../i18n/use-translation.ts';
import { FieldError } from '../../ui/labelled.tsx';
import dialogLook from '../../ui/dialog.module.css';
import styles from './photo-editor.module.css';
import { cutOut, type Area } from './shrink.ts';
import { useObjectUrl } from './use-object-url.ts';

type Props = { file: File; onDone: (file: File) => void; onClose: () => void };

/** Turn and crop a photo in a dialog. Default export, so that its code loads only on demand. */
export default function PhotoEditor({ file, onDone, onClose }: Props) {
  const t = useKitTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const source = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState(0);
  const [area, setArea] = useState<Area>();
  const [isUncut, setUncut] = useState(false);

  useEffect(() => dialog.current?.showModal(), []);

  async function use(part: Area): Promise<void> {
    const cut = await cutOut(file, part, turn).catch(() => file);
    // If the browser can't crop, submit no photo: the whole photo shows more than the chosen part.
    if (cut === file) return setUncut(true);
    onDone(cut);
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      className={clsx(dialogLook.dialog, styles.editor)}
      aria-label={t('photo.edit')}
      onClose={onClose}
    >
      <div className={styles.stage}>
        <Cropper
          image={source}
          crop={position}
          zoom={zoom}
          rotation={turn}
          aspect={1}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
        />
      </div>
      <label className={styles.zoom}>
        {t('photo.zoom')}
        <input
          type="range"
          min={1}
          max={3}
          step={0.1}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
      {isUncut && <FieldError role="alert">{t('photo.uncut')}</FieldError>}
      <div className={dialogLook.buttons}>
        <Button onClick={() => dialog.current?.close()}>{t('action.cancel')}</Button>
        <Button onClick={() => setTurn((turn + 90) % 360)}>{t('photo.turn')}</Button>
        <Button type="primary" disabled={!area} onClick={() => area && void use(area)}>
          {t('photo.use')}
        </Button>
      </div>
    </dialog>
  );
}
