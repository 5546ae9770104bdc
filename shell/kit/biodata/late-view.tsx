import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { LoadingState } from '../ui/states.tsx';
import type { BiodataView as Whole } from './biodata-view.tsx';

let loaded: typeof Whole | undefined;

/** Download the view of a biodata, so that it is drawn without a delay. Drawing it reports a failure. */
export async function loadBiodataView(): Promise<{ default: typeof Whole }> {
  const { BiodataView: View } = await import(/* webpackChunkName: "biodata-view" */ './biodata-view.tsx');
  loaded = View;
  return { default: View };
}

const LateView = lazy(loadBiodataView);

export function BiodataView(props: ComponentProps<typeof Whole>) {
  // Keep the first choice: a change of component would forget its state.
  const [View] = useState(() => loaded ?? LateView);
  return (
    <Suspense fallback={<LoadingState rows={8} />}>
      <View {...props} />
    </Suspense>
  );
}
