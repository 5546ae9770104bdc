import { paths, useSession } from '@pehchan/kit';
import { useBarTitle, useIsWide } from '@pehchan/kit/ui';
import type { ReleaseDocument } from '@pehchan/release/document';
import { AccountLinks, Bar } from './bar.tsx';
import { MainNavigation, MainNavigationPlace } from './main-navigation.tsx';
import { LanguageSwitch } from './preference-switches.tsx';
import { UserMenu, UserMenuPlace } from './user-menu.tsx';

export function TopBar({ release }: { release: ReleaseDocument }) {
  const session = useSession();
  const isWide = useIsWide();
  const title = useBarTitle(session.state === 'signedIn' && !isWide);
  const ways =
    session.state === 'signedIn' ? (
      <MainNavigation release={release} user={session.user} />
    ) : (
      session.state === 'checking' && <MainNavigationPlace />
    );
  return (
    <Bar home={paths.home} title={title} hasMenu={session.state !== 'signedOut'} ways={isWide && ways}>
      <LanguageSwitch />
      {session.state === 'checking' && <UserMenuPlace />}
      {session.state === 'signedIn' && <UserMenu release={release} user={session.user} />}
      {session.state === 'signedOut' && <AccountLinks />}
    </Bar>
  );
}
