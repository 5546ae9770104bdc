import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { Fragment, type ReactNode } from 'react';

/** Draw the content with antd in the desktop layout, once antd has loaded. */
export const DesktopLook = onDesktop<{ children: ReactNode }>(
  async () => ({ default: (await import('@pehchan/kit/desktop')).DesktopLook }),
  Fragment,
  { waiting: <LoadingState rows={8} />, isAhead: true },
);
