import { loadTexts } from '@pehchan/kit';
import { LoadingState } from '@pehchan/kit/ui';
import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { wantPageTexts } from '../pages/texts/index.ts';

export function lazyPage(load: () => Promise<{ default: ComponentType }>): ReactElement {
  const Page = lazy(async () => {
    wantPageTexts();
    const [page] = await Promise.all([load(), loadTexts()]);
    return page;
  });
  return (
    <Suspense fallback={<LoadingState rows={8} />}>
      <Page />
    </Suspense>
  );
}
