import { onDesktop } from '@pehchan/kit/ui';
import { PhonePanel, type PanelProps } from './phone-panel.tsx';

export const Panel = onDesktop<PanelProps>(
  async () => ({ default: (await import('@pehchan/kit/desktop-details')).DesktopPanel }),
  PhonePanel,
  { waiting: null },
);
