import { Descriptions } from 'antd';
import type { Fact } from '../ui/parts.ts';
import styles from './desktop.module.css';

export function DesktopFacts({ facts }: { facts: Fact[] }) {
  return (
    <Descriptions
      size="small"
      layout="vertical"
      colon={false}
      className={styles.facts}
      column={2}
      items={facts.map(({ label, value, wide }) => ({
        key: label,
        label,
        children: value,
        span: wide ? 'filled' : 1,
      }))}
    />
  );
}
