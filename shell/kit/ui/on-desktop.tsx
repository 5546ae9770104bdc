import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { isWideNow, useIsWide } from './use-is-wide.ts';

type Options = {
  waiting?: ReactNode;
  /** Download the desktop code as soon as the calling module loads, instead of at the first render. */
  isAhead?: boolean;
};

/** Return a component that loads other code on a desktop. On phones and after a failure it shows `Light`. */
export function onDesktop<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Light: ComponentType<Props>,
  { waiting, isAhead = false }: Options = {},
): ComponentType<Props> {
  const begin = () => load().catch(() => ({ default: Light }));
  const begun = isAhead && isWideNow() ? begin() : undefined;
  const Desktop = lazy(() => begun ?? begin());
  return function OnDesk(props) {
    const isWide = useIsWide();
    if (!isWide) return <Light {...props} />;
    return (
      <Suspense fallback={waiting === undefined ? <Light {...props} /> : waiting}>
        <Desktop {...props} />
      </Suspense>
    );
  };
}
