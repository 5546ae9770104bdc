import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { isWideNow, useIsWide } from './use-is-wide.ts';

type Options = {
  waiting?: ReactNode;
  /** Loads the desktop code together with the calling module, instead of at the first render. */
  isAhead?: boolean;
};

/** Return a component that loads other code on a desktop only. If that fails, the light part is shown. */
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
