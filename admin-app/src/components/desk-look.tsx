import { LoadingState, onDesktop } from '@pehchan/kit/ui';
import { Fragment, type ReactNode } from 'react';

/**
 * On a desk what stands in it is drawn with antd's parts, once they are here; a phone's screens are as they
 * are.
 */
export const DeskLook = onDesktop<{ children: ReactNode }>(
  async () => ({ default: (await import('@pehchan/kit/desk')).DesktopLook }),
  Fragment,
  { waiting: <LoadingState rows={8} />, isAhead: true },
);
