import { Select } from 'antd';
import { useKitTranslation } from '../i18n/use-translation.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './desktop.module.css';

type Props = {
  columns: { key: string; title: string }[];
  hidden: ReadonlySet<string>;
  onHide: (keys: string[]) => void;
};

export function ColumnChoice({ columns, hidden, onHide }: Props) {
  const t = useKitTranslation();
  const shown = columns.filter(({ key }) => !hidden.has(key)).map(({ key }) => key);
  const count = t('list.columnsShown', { n: shown.length, all: columns.length });
  return (
    <Select
      mode="multiple"
      aria-label={t('list.columns')}
      value={shown}
      options={columns.map(({ key, title }) => ({ value: key, label: title }))}
      onChange={(keys) => onHide(columns.map(({ key }) => key).filter((key) => !keys.includes(key)))}
      maxTagCount={0}
      maxTagPlaceholder={count}
      placeholder={count}
      suffixIcon={<Icon name="columns" />}
      showSearch={false}
      virtual={false}
      popupMatchSelectWidth={false}
      className={styles.columns}
    />
  );
}
