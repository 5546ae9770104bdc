import { Empty } from 'antd';
import { Icon } from '../ui/icon.tsx';
import type { EmptyProps } from '../ui/parts.ts';
import styles from './desktop.module.css';

export function DesktopEmpty({ children, action, icon = 'list' }: EmptyProps) {
  return (
    <div className={styles.empty} role="status">
      <Empty image={<Icon name={icon} size={48} />} styles={{ image: { height: 56 } }} description={children}>
        {action}
      </Empty>
    </div>
  );
}
