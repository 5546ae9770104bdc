import styles from './photo-field.module.css';
import { useObjectUrl } from './use-object-url.ts';

export function ChosenPhoto({ file, label }: { file: File; label: string }) {
  return (
    <span className={styles.preview}>
      <img src={useObjectUrl(file)} alt={label} />
    </span>
  );
}
