import { DesktopLook, NavMenu } from '@pehchan/kit/desktop';
import type { ComponentProps } from 'react';

/** React loads this component lazily, in the desktop layout only, and needs it as a default export. */
export default function DesktopEntries(props: ComponentProps<typeof NavMenu>) {
  return (
    <DesktopLook>
      <NavMenu {...props} />
    </DesktopLook>
  );
}
