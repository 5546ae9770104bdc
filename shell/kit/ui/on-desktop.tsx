import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { isWideNow, useIsWide } from './use-is-wide.ts';

type Options = {
  /** In its place until its code is here; unsaid, the light part. */
  waiting?: ReactNode;
  /**
   * On a desk its code is asked for together with the module that names it, and not only when it is drawn.
   */
  isAhead?: boolean;
};

/**
 * A part that a desk has its own code for. A phone never asks for that code; where it can't be had, the light
 * part stands in its place, so that a weak line costs looks and not the screen.
 */
export function onDesktop<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Light: ComponentType<Props>,
  { waiting, isAhead = false }: Options = {},
): ComponentType<Props> {
  const begin = () => load().catch(() => ({ default: Light }));
  const begun = isAhead && isWideNow() ? begin() : undefined;
  const Desk = lazy(() => begun ?? begin());
  return function OnDesk(props) {
    const isWide = useIsWide();
    if (!isWide) return <Light {...props} />;
    return (
      <Suspense fallback={waiting === undefined ? <Light {...props} /> : waiting}>
        <Desk {...props} />
      </Suspense>
    );
  };
}
