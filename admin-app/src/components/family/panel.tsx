import { onDesktop } from '@pehchan/kit/ui';
import { PhonePanel, type PanelProps } from './phone-panel.tsx';

/** What a family is looked into in: antd's drawer on a desk. */
export const Panel = onDesktop<PanelProps>(
  async () => ({ default: (await import('@pehchan/kit/desktop-details')).DesktopPanel }),
  PhonePanel,
  { waiting: null },
);
