import type { InspectedAccount } from './inspected-account.ts';
import { FailedState, LoadingState } from '@pehchan/kit/ui';
import { useEffect, useState, type ComponentType } from 'react';

type Props = { user: InspectedAccount; onLeft: () => void };
type Loaded = { Family?: ComponentType<Props>; isFailed?: boolean };

/** Load a family's panel on first use. A failed download breaks the panel only, not the screen behind it. */
export function FamilyContent(props: Props) {
  const [attempt, setAttempt] = useState(0);
  const [{ Family, isFailed }, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    let isGone = false;
    import('./family.tsx').then(
      (code) => !isGone && setLoaded({ Family: code.default }),
      () => !isGone && setLoaded({ isFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  const tryAgain = () => {
    setLoaded({});
    setAttempt(attempt + 1);
  };
  if (Family) return <Family {...props} />;
  return isFailed ? <FailedState onRetry={tryAgain} /> : <LoadingState rows={5} />;
}
