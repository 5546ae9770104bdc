import { DesktopLook, NavMenu } from '@pehchan/kit/desktop';
import type { ComponentProps } from 'react';

/** The export is default because it is loaded lazily, in the desktop layout only. */
export default function DesktopEntries(props: ComponentProps<typeof NavMenu>) {
  return (
    <DesktopLook>
      <NavMenu {...props} />
    </DesktopLook>
  );
}
