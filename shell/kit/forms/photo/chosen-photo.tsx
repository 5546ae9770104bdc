import styles from './photo-field.module.css';
import { useObjectUrl } from './use-object-url.ts';

/** The photo that is going to be sent. */
export function ChosenPhoto({ file, label }: { file: File; label: string }) {
  return (
    <span className={styles.preview}>
      <img src={useObjectUrl(file)} alt={label} />
    </span>
  );
}
