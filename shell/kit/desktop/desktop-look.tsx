import type { ReactNode } from 'react';
import hindi from 'antd/locale/hi_IN';
import { useLanguage } from '../i18n/use-translation.ts';
import { AntdLook } from '../theme/antd-look.tsx';
import { onDesktop } from '../ui/on-desktop.tsx';
import { PartsContext, type Parts } from '../ui/parts.ts';
import { LightFailed } from '../ui/states.tsx';
import { DesktopEmpty } from './desktop-empty.tsx';
import { DesktopFacts } from './desktop-facts.tsx';
import { DesktopPager } from './desktop-pager.tsx';
import { DesktopSelect } from './desktop-select.tsx';

/** antd's error message downloads only after a failure. Until then, show nothing, so that no button moves. */
const FailedState = onDesktop(
  async () => ({ default: (await import('../desktop-details/desktop-result.tsx')).DesktopResult }),
  LightFailed,
  { waiting: null },
);

const PARTS: Parts = {
  LabelledSelect: DesktopSelect,
  Pager: DesktopPager,
  EmptyState: DesktopEmpty,
  FailedState,
  Facts: DesktopFacts,
};

/** Render with antd's parts, in the viewer's language. English is antd's default. */
export function DesktopLook({ children }: { children: ReactNode }) {
  const language = useLanguage();
  return (
    <AntdLook locale={language === 'hi' ? hindi : undefined}>
      <PartsContext value={PARTS}>{children}</PartsContext>
    </AntdLook>
  );
}
