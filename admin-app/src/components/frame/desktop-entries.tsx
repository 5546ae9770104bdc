import { DesktopLook, NavMenu } from '@pehchan/kit/desktop';
import type { ComponentProps } from 'react';

/** Default export: it is loaded lazily, on a desk alone. */
export default function DesktopEntries(props: ComponentProps<typeof NavMenu>) {
  return (
    <DesktopLook>
      <NavMenu {...props} />
    </DesktopLook>
  );
}
