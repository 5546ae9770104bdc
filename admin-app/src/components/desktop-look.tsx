import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { Fragment, type ReactNode } from 'react';

export const DesktopLook = onDesktop<{ children: ReactNode }>(
  async () => ({ default: (await import('@pehchan/kit/desktop')).DesktopLook }),
  Fragment,
  { waiting: <LoadingState rows={8} />, isAhead: true },
);
