import { DeskLook, NavMenu } from '@pehchan/kit/desk';
import type { ComponentProps } from 'react';

/** Default export: it is loaded lazily, on a desk alone. */
export default function DeskEntries(props: ComponentProps<typeof NavMenu>) {
  return (
    <DeskLook>
      <NavMenu {...props} />
    </DeskLook>
  );
}
