import { Progress } from 'antd';

export type ProgressProps = { value: number; max: number; label: string };

export function DesktopProgress({ value, max, label }: ProgressProps) {
  const isDone = value >= max;
  return (
    <Progress
      aria-label={label}
      percent={Math.round((value / max) * 100)}
      status={isDone ? 'normal' : 'active'}
      size={{ width: 160 }}
    />
  );
}
