import { LoadingState } from '@pehchan/kit/ui';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';

/** An element whose code is fetched when it is first shown. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Page = lazy(load);
  return (
    <Suspense fallback={<LoadingState rows={8} />}>
      <Page />
    </Suspense>
  );
}
