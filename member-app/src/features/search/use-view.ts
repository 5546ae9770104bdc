import { useRemembered } from '@pehchan/kit';
import { useIsWide } from '@pehchan/kit/ui';
import { useState } from 'react';

const VIEWS = ['cards', 'table'] as const;
export type View = (typeof VIEWS)[number];

export function useView(): { view: View; choose: (view: View) => void } {
  const isWide = useIsWide();
  const kept = useRemembered('search.view');
  const [chosen, setChosen] = useState(() => VIEWS.find((view) => view === kept.recall()) ?? 'cards');
  const choose = (view: View) => {
    setChosen(view);
    kept.keep(view);
  };
  return { view: isWide ? chosen : 'cards', choose };
}
