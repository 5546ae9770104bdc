import { Result } from 'antd';
import { Icon } from '../ui/icon.tsx';
import type { FailedProps } from '../ui/parts.ts';

export function DesktopResult({ children, action }: FailedProps) {
  return (
    <div role="alert">
      <Result status="error" icon={<Icon name="info" size={48} />} subTitle={children} extra={action} />
    </div>
  );
}
