import { paths, useApiVersion, useSession, useTranslation, Watermark } from '@pehchan/kit';
import { Outlet, Redrawn, ScrollRestoration, useLocation } from '@pehchan/kit/router';
import { BottomBarPlace, isWideNow, useIsWide } from '@pehchan/kit/ui';
import { lazy, Suspense, useEffect } from 'react';
import { useSamePerson } from '../session/use-same-person.ts';
import { warmUp } from '../remotes/provide.ts';
import { useRegistry } from '../remotes/registry-context.ts';
import { useNewerRelease } from '../remotes/use-newer-release.ts';
import { warmUpMenu } from './warm-up-menu.ts';
import { whenIdle } from './when-idle.ts';
import { texts } from '../texts/index.ts';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { MainNavigation, MainNavigationPlace } from './main-navigation.tsx';
import { NoticeRegion } from './notice-region.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { ThemeSwitch } from './preference-switches.tsx';
import { ReleaseHint } from './release-hint.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** Load the hint about recovery codes lazily, because few families see it. If that fails, show no hint. */
const RecoveryHint = lazy(() =>
  import('../recovery/recovery-hint.tsx').catch(() => ({ default: () => null })),
);

/** Screens of a signed-in family on a phone that end with the footer; others end above the bottom bar. */
const WITH_FOOTER = new Set<string>([
  paths.home,
  paths.help,
  paths.about,
  paths.contact,
  paths.safety,
  paths.terms,
]);

/** The frame of every screen (specification section 2, shared layout). */
export function Layout() {
  const registry = useRegistry();
  const { release } = registry;
  const t = useTranslation(texts);
  const { user, state } = useSession();
  const isOnPhone = !useIsWide();
  const { pathname } = useLocation();
  const hasFooter = !(isOnPhone && user) || WITH_FOOTER.has(pathname);
  const apiVersion = useApiVersion();
  useFocusOnNavigation();
  useSamePerson();
  const isNewer = useNewerRelease();
  useEffect(() => {
    if (!user) return undefined;
    if (user.can.administer && isWideNow()) whenIdle(() => warmUp('desktop'));
    return warmUpMenu(registry, user, apiVersion);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [registry, user?.id, pathname]);
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('layout.skip')}
      </a>
      <TopBar release={release} />
      <OfflineBar />
      <ReleaseHint isNewer={isNewer} />
      {user?.recovery && (
        <Suspense fallback={null}>
          <RecoveryHint />
        </Suspense>
      )}
      <main id="content" className={styles.main} data-ends={hasFooter ? undefined : ''}>
        <Redrawn>
          <Outlet />
        </Redrawn>
      </main>
      {hasFooter && (
        <Footer isSignedOut={state === 'signedOut'}>{state === 'signedOut' && <ThemeSwitch />}</Footer>
      )}
      <Watermark />
      <div className={styles.foot}>
        <NoticeRegion />
        <BottomBarPlace>
          {isOnPhone && user && <MainNavigation release={release} user={user} />}
          {isOnPhone && state === 'checking' && <MainNavigationPlace />}
        </BottomBarPlace>
      </div>
      <ScrollRestoration />
    </>
  );
}
